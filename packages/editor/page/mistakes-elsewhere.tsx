import type { ReactNode } from 'react';
import type { Problem } from '../problems.ts';
import type { Entry } from '../sources.ts';
import { nameOf } from './document-list.tsx';
import { useForm } from './form-state.ts';
import { pathOf } from './json-schema.ts';
import { labelOf } from './names.ts';
import { sayProblem } from './sentences.ts';

type MistakesElsewhereProps = {
  problems: readonly Problem[];
  documents: readonly Entry[];
  onChoose: (id: string) => void;
};

/** Mistakes that no field of this document can show. */
export function MistakesElsewhere({
  problems,
  documents,
  onChoose,
}: MistakesElsewhereProps): ReactNode {
  const { id, words, language, languages, problems: own } = useForm();
  const others = problems.filter((it) => it.document !== id || it.path === '');
  if (others.length === 0) return null;
  return (
    <div className="problem" role={own.length > 0 ? 'alert' : 'note'}>
      <p>{own.length > 0 ? words.notSaved : words.mistakesElsewhere}</p>
      <ul>
        {others.map(({ document, file, path, message }) => {
          const entry = documents.find((it) => it.id === document);
          const place = [languages[file]?.name, path && labelOf(pathOf(path), language)];
          return (
            <li key={document + file + path + message}>
              {entry && (
                <button type="button" onClick={() => onChoose(document)}>
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
