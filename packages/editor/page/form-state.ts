import { createContext, useContext } from 'react';
import type { Problem } from '../documents.ts';
import type { Path } from './json-schema.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

export type FormState = {
  /** The values by file: a language, or `studio`. */
  values: Readonly<Record<string, unknown>>;
  /** The files that are shown. */
  shown: readonly string[];
  languages: Readonly<Record<string, { name: string }>>;
  hints: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  words: DeskWords;
  language: DeskLanguage;
  setValue: (file: string, path: Path, value: unknown) => void;
  /** The id of the document. */
  id: string;
  /** Whether the pictures of projects can be made here. */
  hasProjectPictures: boolean;
  /** Called when a picture waits for the next save. */
  noteChange: () => void;
};

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of the form.');
  return form;
}
