import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { addToDraft } from '../../browser/draft.ts';
import type { AmountFormats } from '../../i18n/amount-formats.ts';
import { fill } from '../../i18n/fill.ts';
import type { Shown } from '../../i18n/finished.ts';
import type { PageWords } from '../../studio/words.ts';
import buttonStyles from '../../ui/button.module.css';
import paperStyles from '../../ui/paper.module.css';
import { ChangingText } from '../changing-text.tsx';
import styles from './calculator.module.css';
import {
  type Choice,
  estimateOf,
  features,
  isFeature,
  type Rates,
  savingsOf,
  smallestOf,
  withTax,
} from './estimate.ts';
import { figuresIn, nameOf } from './figures.ts';
import { answersIn, Questions } from './questions.tsx';

export type CalculatorProps = {
  words: Shown<NonNullable<PageWords['prices']['calculator']>>;
  rates: Rates;
  formats: AmountFormats;
  /** Address of the page with the contact form. */
  contact: string;
};

/** In ms without a change: then a screen reader says the new sum. It would speak at each step of a slider. */
const pause = 1000;

type CalculatorViewProps = CalculatorProps & {
  /** In the browser: what a new view of the island begins with. */
  kept?: { choice?: Choice };
};

/** Estimates a project while the visitor answers. The result can be taken to the contact form's message. */
export function Calculator(props: CalculatorViewProps) {
  const { words, rates, formats, contact, kept = {} } = props;
  const [choice, setChoice] = useState<Choice>(kept.choice ?? smallestOf('website', rates));
  const questions = useRef<HTMLFieldSetElement>(null);

  const { money, moneyOf, percent, hours, rangeOf } = figuresIn(formats, words.range);
  const { parts, ...estimate } = estimateOf(choice, rates);
  const savings = savingsOf(choice, rates);
  const range = rangeOf(estimate);
  const lines = parts.map((part) => ({ ...part, text: nameOf(words, part, choice.kind) }));
  const margin = fill(words.margin, { percent: percent(estimate.margin) });
  const taxed =
    words.withTax &&
    rates.vat > 0 &&
    fill(words.withTax, {
      money: moneyOf({
        from: withTax(estimate.money.from, rates.vat),
        to: withTax(estimate.money.to, rates.vat),
      }),
    });
  const weeks = fill(words.weeks, { weeks: range.weeks });
  const examined = choice.integrations + Number(choice.data);
  const reviews =
    words.reviews &&
    examined * rates.examination > 0 &&
    fill(words.reviews, { money: money(examined * rates.examination * rates.hour) });
  const settled = useSettled(`${range.money} ${words.tax}, ${range.hours}, ${weeks}`);

  function handleChange(change: Partial<Choice>) {
    const { included } = rates;
    // The number of pages follows the kind of work until the visitor has changed it.
    const isUsual = choice.pages === included[choice.kind];
    const pages = isUsual && change.kind ? included[change.kind] : choice.pages;
    kept.choice = { ...choice, pages, ...change };
    setChoice(kept.choice);
  }

  // The visitor may have answered before React ran, and a browser restores the answers after a reload. A
  // layout effect, so that a press that is repeated (loader.ts) finds them.
  const takeAnswers = useEffectEvent(() => {
    if (questions.current) handleChange(answersIn(questions.current, choice));
  });
  useLayoutEffect(() => takeAnswers(), []);

  const lowered = (text: string) =>
    text.charAt(0).toLocaleLowerCase(formats.locale) + text.slice(1);

  function handleSend() {
    const wanted = features.filter((name) => choice[name]);
    const list = wanted.map((name) => lowered(words.features[name].label)).join(formats.comma);
    const kind = words.kind[choice.kind];
    const subject = list === '' ? kind : `${kind} (${list})`;
    const message = [
      `${words.message} ${lowered(subject)}`,
      ...lines.map((line) => `- ${line.text}: ${hours(line.hours)}`),
      `- ${margin}: ${hours(estimate.hours.to - estimate.hours.from)}`,
      `= ${range.hours}, ${range.money} (${words.tax}), ${weeks}`,
      ...(reviews ? [reviews] : []),
    ].join('\n');
    addToDraft(message, subject);
    location.assign(contact);
  }

  return (
    <div className={styles.root}>
      <fieldset ref={questions} className={styles.questions}>
        <legend className="visually-hidden">{words.title}</legend>
        <Questions
          words={words}
          rates={rates}
          money={money}
          choice={choice}
          onChange={handleChange}
        />
      </fieldset>
      <div className={`${paperStyles.root} ${styles.result}`}>
        <div className={styles.head}>
          <h3 id="estimate-title" className={styles.heading}>
            {words.result}
          </h3>
          <div className={styles.sum}>
            <ChangingText as="strong">{range.money}</ChangingText> <span>{words.tax}</span>
            {taxed && <ChangingText as="p">{taxed}</ChangingText>}
            <ChangingText as="p">{range.hours}</ChangingText>
            <ChangingText as="p">{weeks}</ChangingText>
            {reviews && <ChangingText as="p">{reviews}</ChangingText>}
          </div>
          <button type="button" className={buttonStyles.root} onClick={handleSend}>
            {words.send}
          </button>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {settled}
        </p>
        <dl className={styles.lines}>
          {lines.map(({ id, text, hours: each }) => (
            <div key={id}>
              <ChangingText as="dt">{text}</ChangingText>
              <ChangingText as="dd">{hours(each)}</ChangingText>
              <ChangingText as="dd">{money(each * rates.hour)}</ChangingText>
            </div>
          ))}
          <div>
            <dt>{margin}</dt>
            <ChangingText as="dd">{hours(estimate.hours.to - estimate.hours.from)}</ChangingText>
            <ChangingText as="dd">{money(estimate.money.to - estimate.money.from)}</ChangingText>
          </div>
        </dl>
        <h3 className={styles.heading}>{words.smaller.title}</h3>
        {savings.length === 0 ? (
          <p className={styles.none}>{words.smaller.none}</p>
        ) : (
          <dl className={styles.lines}>
            {savings.map((saving) => (
              <div key={saving.id}>
                <dt>
                  {isFeature(saving.id)
                    ? fill(words.smaller.without, {
                        part: lowered(words.features[saving.id].label),
                      })
                    : (saving.id === 'pages' && choice.kind === 'app' && words.smaller.screens) ||
                      words.smaller[saving.id]}
                </dt>
                <ChangingText as="dd">{`−${hours(saving.hours)}`}</ChangingText>
                <ChangingText as="dd">{`−${money(saving.money)}`}</ChangingText>
              </div>
            ))}
          </dl>
        )}
      </div>
      {/* The sum once more, for those who see only a part of the calculator. */}
      <p className={styles.bar} aria-hidden="true" data-double="">
        <ChangingText as="strong">{range.money}</ChangingText> <span>{words.tax}</span>
      </p>
    </div>
  );
}

/** The text once it has not changed for a while; empty until its first change. */
function useSettled(text: string) {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (settled === text || (settled === '' && text === first)) return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, settled, first]);
  return settled;
}
