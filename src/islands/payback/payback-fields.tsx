import type { AmountFormats } from '../../i18n/amount-formats.ts';
import type { Shown } from '../../i18n/finished.ts';
import type { PageWords } from '../../studio/words.ts';
import fieldStyles from '../contact-form/field.module.css';
import { type Costs, most, type Sales } from './payback.ts';
import styles from './payback-fields.module.css';

export type PaybackProps = {
  words: Shown<NonNullable<PageWords['project/*']['payback']>['own']>;
  /** What the fields begin with. */
  example: Sales;
  costs: Costs;
  formats: AmountFormats<'month'>;
};

const names = Object.keys(most) as (keyof Sales)[];

/** The fields for the visitor's own numbers, as they are built; start.ts answers in the browser. */
export function PaybackFields({ words, example }: PaybackProps) {
  return (
    <fieldset className={styles.root}>
      <legend>{words.title}</legend>
      <div className={styles.fields}>
        {names.map((name) => (
          <p key={name} className={fieldStyles.root}>
            <label htmlFor={`payback-${name}`}>{words.labels[name]}</label>
            <input
              id={`payback-${name}`}
              className={fieldStyles.control}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={example[name]}
            />
          </p>
        ))}
      </div>
      <output id="payback-answer" aria-live="polite" className={styles.answer} />
    </fieldset>
  );
}
