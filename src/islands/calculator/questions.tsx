import { fill } from '../../i18n/fill.ts';
import type { Shown } from '../../i18n/finished.ts';
import type { PageWords } from '../../studio/words.ts';
import { ChangingText } from '../changing-text.tsx';
import { type Choice, features, type Rates } from './estimate.ts';
import styles from './questions.module.css';

type QuestionsProps = {
  words: Shown<NonNullable<PageWords['prices']['calculator']>>;
  rates: Rates;
  money: (amount: number) => string;
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
};

const kinds = ['website', 'app'] as const;
const numbers = ['pages', 'languages', 'integrations'] as const;
const boxes = [...features, 'texts', 'pictures'] as const;

/** The answers in the controls that are not those of `choice`. */
export function answersIn(questions: HTMLFieldSetElement, choice: Choice): Partial<Choice> {
  const control = (selector: string) => questions.querySelector<HTMLInputElement>(selector);
  const answers = { ...choice };
  for (const kind of kinds) if (control(`[value="${kind}"]`)?.checked) answers.kind = kind;
  for (const name of numbers)
    answers[name] = control(`[name="${name}"]`)?.valueAsNumber ?? choice[name];
  for (const name of boxes) answers[name] = control(`[name="${name}"]`)?.checked ?? choice[name];
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => answer !== choice[name as keyof Choice]),
  );
}

/** The native controls of the calculator. */
export function Questions({ words, rates, money, choice, onChange }: QuestionsProps) {
  const priceOf = (hours: number) => ({
    price: money(hours * rates.hour),
    examination: money(rates.examination * rates.hour),
  });
  const boxOf = (name: (typeof boxes)[number]) => ({
    name,
    checked: choice[name],
    onChange: (checked: boolean) => onChange({ [name]: checked }),
  });
  const pagesWhy = choice.kind === 'app' ? words.screensWhy : words.pagesWhy;
  return (
    <div className={styles.root}>
      <fieldset className={styles.kinds}>
        <legend>{words.kind.label}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={choice.kind === kind}
              onChange={() => onChange({ kind })}
            />
            {words.kind[kind]}
          </label>
        ))}
      </fieldset>
      <Slider
        name="pages"
        label={choice.kind === 'app' ? words.screens : words.pages}
        note={
          pagesWhy &&
          rates.page > 0 &&
          fill(pagesWhy, {
            count: rates.included[choice.kind],
            price: money(rates.page * rates.hour),
          })
        }
        value={choice.pages}
        min={1}
        max={30}
        onChange={(pages) => onChange({ pages })}
      />
      <Slider
        name="languages"
        label={words.languages}
        note={
          words.languagesWhy &&
          rates.language > 0 &&
          fill(words.languagesWhy, {
            price: money(rates.language * rates.hour),
            page: money(rates.languagePage * rates.hour),
          })
        }
        value={choice.languages}
        min={1}
        max={6}
        onChange={(languages) => onChange({ languages })}
      />
      <Slider
        name="integrations"
        label={words.integrations.label}
        note={fill(words.integrations.why, priceOf(rates.integration))}
        value={choice.integrations}
        min={0}
        max={6}
        onChange={(integrations) => onChange({ integrations })}
      />
      <fieldset className={styles.boxes}>
        <legend>{words.features.label}</legend>
        {features.map((name) => (
          <Box
            key={name}
            {...boxOf(name)}
            label={words.features[name].label}
            note={fill(words.features[name].why, priceOf(rates[name]))}
          />
        ))}
      </fieldset>
      <div className={styles.boxes}>
        {(['texts', 'pictures'] as const).map((name) => (
          <Box key={name} {...boxOf(name)} label={words[name]} />
        ))}
      </div>
    </div>
  );
}

type BoxProps = {
  name: string;
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Box({ name, label, note, checked, onChange }: BoxProps) {
  return (
    <div className={styles.box}>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={note && `${name}-note`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={`${name}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

type SliderProps = {
  name: string;
  label: string;
  note?: string | false | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

function Slider({ name, label, note, value, min, max, onChange }: SliderProps) {
  return (
    <div>
      <label className={styles.slider}>
        <ChangingText>{label}</ChangingText> {/* Screen readers get the value from the slider. */}
        <ChangingText className={styles.value} aria-hidden="true">
          {value}
        </ChangingText>
        <input
          type="range"
          name={name}
          value={value}
          min={min}
          max={max}
          aria-describedby={note ? `${name}-note` : undefined}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </label>
      {note && (
        <ChangingText as="p" id={`${name}-note`} className={styles.note}>
          {note}
        </ChangingText>
      )}
    </div>
  );
}
