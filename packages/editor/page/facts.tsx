import { type ReactNode, useState } from 'react';
import { useForm } from './form-state.ts';

type FactsProps = {
  language: string;
  text: string;
  /** What the place of the text fills in beside the facts. */
  own: readonly string[];
  onChoose: (fact: string) => void;
};

/** The facts in a text with their values, and all others to choose from. */
export function Facts({ language, text, own, onChoose }: FactsProps): ReactNode {
  const { facts, words } = useForm();
  const [isOpen, setOpen] = useState(false);
  const known = facts[language] ?? {};
  const used = Object.entries(known).filter(([name]) => text.includes(`{${name}}`));
  return (
    <details className="facts" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.facts}
        {used.map(([name, value]) => (
          <span key={name}>
            {' '}
            {`{${name}}`} = {value || words.noValue}
          </span>
        ))}
      </summary>
      {isOpen &&
        [...own.map((name) => [name, words.filledIn] as const), ...Object.entries(known)].map(
          ([name, value]) => (
            <button key={name} type="button" onClick={() => onChoose(`{${name}}`)}>
              {`{${name}}`} <small>{value || words.noValue}</small>
            </button>
          ),
        )}
    </details>
  );
}
