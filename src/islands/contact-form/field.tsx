import type { ComponentProps } from 'react';
import { type FormField, isUsualForm } from '../../contact/contact-message.ts';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & {
  id: string;
  kind: FormField['kind'];
  label: string | undefined;
  /** Error message in the language of the page. */
  problem: string | undefined;
  /** Of the kind `choice`: what can be chosen, by the values. */
  choices: Readonly<Record<string, string>> | undefined;
};

/**
 * A labelled control with its error message below, linked by aria-describedby. Browsers have rules of their own for what is
 * `required` or of a type, and tell screen readers that a field is invalid before anybody has typed, or at the first
 * letter: whether it is, our own check says.
 */
export function Field({ id, kind, label, problem, choices, ...rest }: FieldProps) {
  const problemId = `${id}-problem`;
  const [Control, own] = controlOf(kind, choices, rest.placeholder);
  return (
    // A name, a date: what a browser can fill in, and what is no text, is short.
    <div
      className={styles.root}
      data-short={rest.autoComplete !== undefined || (!isUsualForm && !/text/i.test(kind))}
    >
      <label htmlFor={id}>{label}</label>
      <Control
        {...rest}
        id={id}
        className={styles.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        {...own}
      />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The element, and what only it has. */
function controlOf(
  kind: FormField['kind'],
  choices: FieldProps['choices'],
  placeholder: string | undefined,
): [element: 'input', own: object] {
  if (kind === 'longText') return ['textarea' as 'input', { rows: 6 }];
  if (!isUsualForm && choices) {
    const options = Object.entries({ '': placeholder, ...choices }).map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
    return ['select' as 'input', { placeholder: undefined, children: options }];
  }
  const [inputMode] = /email|tel/.exec(kind) ?? [];
  return [
    'input',
    {
      type: !isUsualForm && kind === 'date' ? kind : 'text',
      ...(inputMode && { inputMode, autoCapitalize: 'none', spellCheck: false }),
    },
  ];
}
