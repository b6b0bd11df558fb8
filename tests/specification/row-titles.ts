/** A list of rows: the sentences of the specification that each test covers, by the test's id, with their chapters. */
export type Rows = Readonly<Record<string, readonly `${number}: ${string}`[]>>;

/** The title of a test: the rows that it covers, so that a failure names the broken sentences. */
export const titlesOf =
  <List extends Rows>(list: List) =>
  (id: keyof List & string): string =>
    `${id} | ${list[id]?.join(' | ')}`;
