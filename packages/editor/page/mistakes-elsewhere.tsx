import type { ReactNode } from 'react';
import type { Place } from '../documents.ts';
import type { Problem } from '../problems.ts';
import type { Entry } from '../sources.ts';
import { nameOf } from './document-list.tsx';
import { useForm } from './form-state.ts';
import { pathOf } from './json-schema.ts';
import { labelOf } from './names.ts';
import { sayProblem } from './sentences.ts';

type MistakesElsewhereProps = {
  /** What the checks say of the studio. */
  problems: readonly Problem[];
  documents: readonly Entry[];
  onChoose: (place: Place) => void;
};

/** Mistakes that no field of this document can show. */
export function MistakesElsewhere({
  problems,
  documents,
  onChoose,
}: MistakesElsewhereProps): ReactNode {
  const { id, values, words, language, languages, problems: own } = useForm();
  const others =
    own.length > 0 ? own.filter((it) => it.document !== id || !(it.file in values)) : problems;
  if (others.length === 0) return null;
  return (
    <div className="problem" tabIndex={-1} role={own.length > 0 ? 'alert' : 'note'}>
      <p>{own.length > 0 ? words.notSaved : words.mistakesElsewhere}</p>
      <ul>
        {others.map(({ document, file, path, message }) => {
          const entry = documents.find((it) => it.id === document);
          const label = path === 'body' ? words.body : path && labelOf(pathOf(path), language);
          const place = [languages[file]?.name, label];
          return (
            <li key={document + file + path + message}>
              {entry && (
                <button type="button" onClick={() => onChoose({ document, file, path })}>
                  {[nameOf(entry, words, language), ...place].filter(Boolean).join(', ')}
                </button>
              )}{' '}
              {sayProblem(message, language)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
