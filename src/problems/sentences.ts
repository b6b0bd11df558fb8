/**
 * What is said of a kind of mistake: in English in the terminal, which names the place before it, and in the languages of
 * the editor, which shows it at its field. Who uses it sees no files: where the English names one, there is a second.
 */
export type Sentences = readonly [en: string, pt: string, es: string, enInEditor?: string];
type InEditor = readonly [en: string, pt: string, es: string];

type Alike<Kinds> = {
  [Kind in keyof Kinds]: Kinds[Kind] extends (values: infer Values) => string
    ? (values: Values) => Sentences
    : Sentences;
};

/** Kinds of which the editor says the same. @param kinds - with what the terminal says of each */
export function alike<Kinds extends Readonly<Record<string, string | ((values: never) => string)>>>(
  en: string,
  pt: string,
  es: string,
  kinds: Kinds,
): Alike<Kinds> {
  const found: Record<string, unknown> = {};
  for (const [kind, said] of Object.entries(kinds))
    found[kind] =
      typeof said === 'string' ? [said, pt, es, en] : (values: never) => [said(values), pt, es, en];
  return found as Alike<Kinds>;
}

/** What only whoever changed a file by hand can mend. */
export const byHand: InEditor = [
  'A file that was changed outside of the editor has a mistake: ask whoever changed it to run “npm run check”.',
  'Um ficheiro mudado fora do editor tem um erro: peça a quem o mudou que corra «npm run check».',
  'Un archivo cambiado fuera del editor tiene un error: pide a quien lo cambió que ejecute «npm run check».',
];

/** The names of values in a sentence that are texts. */
export type Texts<Names extends string> = Readonly<Record<Names, string>>;

/** Where something is wrong. */
export type Place = {
  file: string;
  line?: number | undefined;
  /** Of the value in the file: `faqsSection.faqs[2].answer`. */
  path?: string | undefined;
};

/** File and line of a place: `content/pt/home.yaml:12`. */
export const spotOf = ({ file, line }: Place): string =>
  line === undefined ? file : `${file}:${line}`;
