import styles from './next-steps.module.css';

/** What happens once a message has been written. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol role="list" className={styles.root}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
