/**
 * What is wrong with a studio, as data: the kind, the values that its sentence names, and the place. The checks know no
 * sentences. A new kind is an entry in one of the lists beside this file, and the line that finds it.
 */
import { ofFiles } from './of-files.ts';
import { ofSettings } from './of-settings.ts';
import { ofTexts } from './of-texts.ts';
import { type Place, type Sentences, spotOf } from './sentences.ts';

const kinds = { ...ofTexts, ...ofSettings, ...ofFiles };

type Kinds = typeof kinds;

/** A kind, with the values of its sentence. */
export type Said = {
  [Kind in keyof Kinds]: Kinds[Kind] extends (values: infer Values) => unknown
    ? [kind: Kind, values: Values]
    : [kind: Kind];
}[keyof Kinds];

/** What is wrong, wherever it is. */
type Mistake = {
  [Kind in keyof Kinds]: Kinds[Kind] extends (values: infer Values) => unknown
    ? { kind: Kind; values: Values }
    : { kind: Kind };
}[keyof Kinds];

/** Without a place: of no file in particular, or of one that its sentence names. */
export type Problem = Mistake & { place?: Place | undefined };

export const problem = (...[kind, values]: Said): Problem =>
  ({ kind, ...(values !== undefined && { values }) }) as Problem;

export const problemAt = (place: Place, ...said: Said): Problem => ({
  ...problem(...said),
  place,
});

/** A problem as the message of a schema, which can be a string only. */
export const messageOf = (given: Problem): string => JSON.stringify(given);
export const remedy = (...said: Said): string => messageOf(problem(...said));

/** For a check of a schema. @param path - in what it checks */
export const issue = (path: (string | number)[], ...said: Said) =>
  ({ code: 'custom', path, message: remedy(...said) }) as const;

/** The mistake that the message of a schema stands for. */
export const mistakeIn = (message: string): Mistake =>
  message.startsWith('{"kind":') ? JSON.parse(message) : problem('ofSchema', { said: message });

function sentencesOf(given: Mistake): Sentences {
  const found = kinds[given.kind] as Sentences | ((values: unknown) => Sentences);
  return typeof found === 'function' ? found('values' in given && given.values) : found;
}

/** As the terminal tells it, with file, line and remedy: `content/pt/home.yaml:12 (hero.after): is missing: write it.` */
export function inEnglish(given: Problem): string {
  const { place } = given;
  const [said] = sentencesOf(given);
  return place ? `${spotOf(place)}${place.path ? ` (${place.path})` : ''}: ${said}` : said;
}

const lines = { en: 'Line', pt: 'Linha', es: 'Línea' };

/** As the editor says it at a field: of its place with the line only. */
export function inLanguage(given: Problem, language: keyof typeof lines): string {
  const [en, pt, es, enInEditor = en] = sentencesOf(given);
  const said = { en: enInEditor, pt, es }[language];
  const line = given.place?.line && `${lines[language]} ${given.place.line}: `;
  return `${line ?? ''}${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** What is thrown by who cannot go on with a problem: a sentence for each. */
export const errorOf = (problems: readonly Problem[]): Error =>
  new Error(problems.map(inEnglish).join('\n'));
