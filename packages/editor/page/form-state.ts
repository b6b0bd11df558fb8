import { createContext, useContext } from 'react';
import type { Problem } from '../problems.ts';
import type { Conflict } from '../save.ts';
import type { Entry } from '../sources.ts';
import type { Facts } from './find-text.ts';
import type { JsonSchema, Path } from './json-schema.ts';
import type { Placed } from './place-mistakes.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

export type FormState = {
  /** All that are saved. */
  documents: readonly Entry[];
  /** The id of the document. */
  id: string;
  schema: JsonSchema;
  /** The values by file: a language, or the id of a document with one file. */
  values: Readonly<Record<string, unknown>>;
  shown: readonly string[];
  languages: Readonly<Record<string, { name: string }>>;
  problems: readonly Placed<Problem>[];
  conflicts: readonly Placed<Conflict>[];
  words: DeskWords;
  language: DeskLanguage;
  /** The facts that texts may name, with their values, by language. */
  facts: Facts;
  /** Ids of pages that texts link to, with the names of the pages. */
  pages: readonly { id: string; name: string }[];
  /** The projects whose pictures a command takes. */
  demonstrations: readonly string[];
  /** Ids of the projects, on whose being shown a text may depend. */
  projects: readonly string[];
  /** The projects with texts on the home page, by title, to choose one from. */
  projectChoices: readonly { id: string; name: string }[];
  /** The same of the industries. */
  industryChoices: readonly { id: string; name: string }[];
  /** What a project is called, if its texts are there. */
  projectName: (id: string) => string | undefined;
  people: readonly string[];
  /** Whether the document has not been left since this was drawn. */
  isStillOpen: () => boolean;
  /** Whether nothing has been typed since the last save. */
  isSaved: boolean;
  setValue: (file: string, path: Path, value: unknown) => void;
  /**
   * Gives a list another order in every file; mistakes move with their entries.
   * @param order - for each entry the index that it had; undefined for a new one
   */
  arrange: (path: Path, order: readonly (number | undefined)[], added?: unknown) => void;
  /** Takes the value of the other window for a field that both have changed, or leaves one's own. */
  settle: (conflict: Conflict, isTheirs: boolean) => void;
};

export type FieldProps = { schema: JsonSchema; path: Path; isRequired?: boolean };

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of the form.');
  return form;
}
