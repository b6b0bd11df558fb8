import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'ref'> & {
  id: string;
  label: string;
  /** What is wrong with what stands in it, in the visitor's language. */
  problem?: string | undefined;
  /** Several lines: how many to show. */
  rows?: number | undefined;
  ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
};

/** A labelled field with its error below it, tied together for screen readers. */
export function Field({ id, label, problem, rows, type, ...rest }: FieldProps) {
  const problemId = `${id}-problem`;
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId : undefined,
  };
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...(rest as ComponentPropsWithRef<'textarea'>)} {...shared} rows={rows} />
      ) : (
        <input {...rest} {...shared} type={type} />
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
