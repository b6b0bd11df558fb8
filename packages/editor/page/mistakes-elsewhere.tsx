import type { ReactNode } from 'react';
import type { FieldPlace } from '../documents.ts';
import type { Problem } from '../problems.ts';
import { useForm } from './form-state.ts';
import { ProblemList } from './problem-list.tsx';

type MistakesElsewhereProps = {
  /** What the checks say of the studio. */
  problems: readonly Problem[];
  onChoose: (place: FieldPlace) => void;
};

/** Mistakes that no field of this document can show. */
export function MistakesElsewhere({ problems, onChoose }: MistakesElsewhereProps): ReactNode {
  const { id, values, words, problems: own } = useForm();
  const others =
    own.length > 0 ? own.filter((it) => it.document !== id || !(it.file in values)) : problems;
  if (others.length === 0) return null;
  return (
    <div className="problem" tabIndex={-1} role={own.length > 0 ? 'alert' : 'note'}>
      <p>{own.length > 0 ? words.notSaved : words.mistakesElsewhere}</p>
      <ProblemList problems={others} onChoose={onChoose} />
    </div>
  );
}
