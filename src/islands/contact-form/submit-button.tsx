import buttonStyles from '../../ui/button.module.css';
import styles from './submit-button.module.css';

type SubmitButtonProps = { label: string; sending: string; isSending: boolean };

export function SubmitButton({ label, sending, isSending }: SubmitButtonProps) {
  return (
    <div className={styles.root}>
      <button type="submit" className={buttonStyles.root} disabled={isSending}>
        {isSending && <span className={buttonStyles.spinner} aria-hidden="true" />}
        {label}
      </button>
      <p role="status" className={styles.sending}>
        {isSending ? sending : ''}
      </p>
    </div>
  );
}
