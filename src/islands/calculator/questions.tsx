import type { PageWords } from '../../content/words.ts';
import type { Choice } from './estimate.ts';
import styles from './questions.module.css';

type QuestionsProps = {
  words: NonNullable<PageWords['prices']['calculator']>;
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
};

const kinds = ['website', 'orders', 'app'] as const;

/** The answers in the controls that are not those of `choice`. */
export function answersIn(questions: HTMLFieldSetElement, choice: Choice): Partial<Choice> {
  const control = (selector: string) => questions.querySelector<HTMLInputElement>(selector);
  const { kind, pages, languages, integrations, texts, pictures } = choice;
  const answers: Choice = {
    kind: kinds.find((each) => control(`[value="${each}"]`)?.checked) ?? kind,
    pages: control('[name="pages"]')?.valueAsNumber ?? pages,
    languages: control('[name="languages"]')?.valueAsNumber ?? languages,
    integrations: control('[name="integrations"]')?.valueAsNumber ?? integrations,
    texts: control('[name="texts"]')?.checked ?? texts,
    pictures: control('[name="pictures"]')?.checked ?? pictures,
  };
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => answer !== choice[name as keyof Choice]),
  );
}

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
        value={choice.pages}
        min={1}
        max={30}
        onChange={(pages) => onChange({ pages })}
      />
      <Slider
        name="languages"
        label={words.languages}
        value={choice.languages}
        min={1}
        max={6}
        onChange={(languages) => onChange({ languages })}
      />
      <Slider
        name="integrations"
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
              name={name}
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
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

function Slider({ name, label, value, min, max, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      {/* Screen readers get the value from the slider. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
      <input
        type="range"
        name={name}
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
