/** A list of rows: for each test, by its id, the sentences of the specification that it holds, each with its chapter. */
export type Rows = Readonly<Record<string, readonly `${number}: ${string}`[]>>;

/** Gives a test its title: the rows that it holds, so that a red test names what is no longer so. */
export const titlesOf =
  <List extends Rows>(list: List) =>
  (id: keyof List & string): string =>
    `${id} | ${list[id]?.join(' | ')}`;
