import buttonStyles from '../../ui/button.module.css';
import styles from './submit-button.module.css';

type SubmitButtonProps = {
  label: string;
  sending: string;
  isSending: boolean;
  /** Why nothing was sent. Visible only: screen readers are at the first invalid field by then. */
  problem?: string | undefined;
};

export function SubmitButton({ label, sending, isSending, problem }: SubmitButtonProps) {
  return (
    <div className={styles.root}>
      <button
        type="submit"
        className={`${buttonStyles.root} ${styles.button}`}
        disabled={isSending}
      >
        {isSending && <span className={styles.spinner} aria-hidden="true" />}
        {label}
      </button>
      {problem && <p className={styles.problem}>{problem}</p>}
      <p role="status" className={styles.sending}>
        {isSending ? sending : ''}
      </p>
    </div>
  );
}
