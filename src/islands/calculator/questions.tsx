import type { PageWords } from '../../content/words.ts';
import type { Choice } from './estimate.ts';
import styles from './questions.module.css';

type QuestionsProps = {
  words: NonNullable<PageWords['prices']['calculator']>;
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
};

const kinds = ['website', 'orders', 'app'] as const;

/** The native controls of the calculator. */
export function Questions({ words, choice, onChange }: QuestionsProps) {
  return (
    <div className={styles.root}>
      <fieldset className={styles.kinds}>
        <legend>{words.kind.label}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={choice.kind === kind}
              onChange={() => onChange({ kind })}
            />
            {words.kind[kind]}
          </label>
        ))}
      </fieldset>
      <Slider
        label={choice.kind === 'app' ? words.screens : words.pages}
        value={choice.pages}
        min={1}
        max={30}
        onChange={(pages) => onChange({ pages })}
      />
      <Slider
        label={words.languages}
        value={choice.languages}
        min={1}
        max={6}
        onChange={(languages) => onChange({ languages })}
      />
      <Slider
        label={words.integrations}
        value={choice.integrations}
        min={0}
        max={6}
        onChange={(integrations) => onChange({ integrations })}
      />
      <div className={styles.ready}>
        {(['texts', 'pictures'] as const).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={choice[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
            {words[name]}
          </label>
        ))}
      </div>
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, min, max, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      {/* Screen readers get the value from the slider. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
      <input
        type="range"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
