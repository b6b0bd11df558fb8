import type { ComponentProps } from 'react';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  /** Error message in the language of the page. */
  problem?: string | undefined;
  /** Makes it a textarea with this many visible rows. */
  rows?: number | undefined;
  /** Beside another one in wide windows: what is filled in is short. */
  isShort?: boolean;
};

/**
 * A labelled input with its error message below, linked by aria-describedby. Browsers have rules of their own for what is
 * `required` or of a type, and tell screen readers that a field is invalid before anybody has typed, or at the first
 * letter: whether it is, our own check says.
 */
export function Field({ id, label, problem, rows, inputMode, isShort, ...rest }: FieldProps) {
  const problemId = `${id}-problem`;
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId : undefined,
  };
  return (
    <div className={styles.root} data-short={isShort}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...(rest as ComponentProps<'textarea'>)} {...shared} rows={rows} />
      ) : (
        <input
          {...rest}
          {...shared}
          type="text"
          {...(inputMode && { inputMode, autoCapitalize: 'none', spellCheck: false })}
        />
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
