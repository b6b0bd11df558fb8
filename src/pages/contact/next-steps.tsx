import type { TextWhen } from '../../content/schema.ts';
import { usePage } from '../../page-context.tsx';
import styles from './next-steps.module.css';
import { saidSteps } from './said-steps.ts';

/** What happens once a message has been written. */
export function NextSteps({ steps }: { steps: readonly TextWhen[] }) {
  const { language } = usePage();
  return (
    <ol role="list" className={styles.root}>
      {saidSteps(steps, language).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
