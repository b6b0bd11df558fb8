import buttonStyles from '../../ui/button.module.css';
import styles from './submit-button.module.css';

type SubmitButtonProps = {
  id: string;
  label: string;
  sending: string;
  isSending: boolean;
  /** Why nothing was sent. Visible only: screen readers are at the first invalid field by then. */
  problem?: string | undefined;
};

/** It keeps the focus while it is disabled. */
export function SubmitButton({ id, label, sending, isSending, problem }: SubmitButtonProps) {
  return (
    <div className={styles.root}>
      <button
        id={id}
        type="submit"
        className={`${buttonStyles.root} ${styles.button}`}
        // `disabled` would throw the focus out of the form. The form sends one message at a time.
        aria-disabled={isSending}
      >
        {/* Always there: nothing is inserted beside a text that a translator may have replaced. */}
        <span className={styles.spinner} aria-hidden="true" />
        {label}
      </button>
      {problem && <p className={styles.problem}>{problem}</p>}
      <p role="status" className={styles.sending}>
        {isSending ? sending : ''}
      </p>
    </div>
  );
}
