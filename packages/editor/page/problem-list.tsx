import type { ReactNode } from 'react';
import { inLanguage } from '../../../src/problems/problem.ts';
import type { Place } from '../documents.ts';
import type { Problem } from '../problems.ts';
import type { Entry } from '../sources.ts';
import { nameOf } from './document-list.tsx';
import { useForm } from './form-state.ts';
import { pathOf } from './json-schema.ts';
import { labelOf } from './names.ts';

type ProblemListProps = {
  problems: readonly Problem[];
  documents: readonly Entry[];
  onChoose: (place: Place) => void;
};

/** Mistakes, each with a button that leads to its field. */
export function ProblemList({ problems, documents, onChoose }: ProblemListProps): ReactNode {
  const { words, language, languages } = useForm();
  return (
    <ul>
      {problems.map((problem) => {
        const { document, file, path } = problem;
        const said = inLanguage(problem, language);
        const entry = documents.find((it) => it.id === document);
        const label = path === 'body' ? words.body : path && labelOf(pathOf(path), language);
        const place = [languages[file]?.name, label];
        return (
          <li key={document + file + path + said}>
            {entry && (
              <button type="button" onClick={() => onChoose({ document, file, path })}>
                {[nameOf(entry, words, language), ...place].filter(Boolean).join(', ')}
              </button>
            )}{' '}
            {said}
          </li>
        );
      })}
    </ul>
  );
}
