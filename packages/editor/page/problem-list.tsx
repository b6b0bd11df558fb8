import type { ReactNode } from 'react';
import { inLanguage } from '../../../src/problems/problem.ts';
import type { FieldPlace } from '../documents.ts';
import type { Problem } from '../problems.ts';
import { nameOf } from './document-list.tsx';
import { type FormState, useForm } from './form-state.ts';
import { pathOf } from './json-schema.ts';
import { labelOf } from './names.ts';

type ProblemListProps = {
  problems: readonly Problem[];
  onChoose: (place: FieldPlace) => void;
};

/** Mistakes, each with a button that leads to its field. */
export function ProblemList({ problems, onChoose }: ProblemListProps): ReactNode {
  const form = useForm();
  return (
    <ul>
      {problems.map((problem) => {
        const { document, file, path } = problem;
        const said = inLanguage(problem, form.language);
        return (
          <li key={document + file + path + said}>
            {form.documents.some(({ id }) => id === document) && (
              <button type="button" onClick={() => onChoose({ document, file, path })}>
                {placeName(problem, form)}
              </button>
            )}{' '}
            {said}
          </li>
        );
      })}
    </ul>
  );
}

/** As the owner reads it: the names of a document, of a language and of a field. */
export function placeName({ document, file, path }: FieldPlace, form: FormState): string {
  const { documents, languages, words, language } = form;
  const entry = documents.find(({ id }) => id === document);
  const field = path === 'body' ? words.body : path && labelOf(pathOf(path), language);
  return [entry && nameOf(entry, words, language), languages[file]?.name, field]
    .filter(Boolean)
    .join(', ');
}
