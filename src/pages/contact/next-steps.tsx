import styles from './next-steps.module.css';

/** What happens once a message has been written. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.root}>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
