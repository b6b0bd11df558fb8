import { render } from 'preact';
import { useState } from 'preact/hooks';
import { codes } from '../browser/language.ts';
import { QuietButton } from '../kit/quiet-button.tsx';
import { ChapterForm } from './chapter-form.tsx';
import { type AllWords, exportFile } from './export.tsx';
import type { Decision } from './family.ts';
import { formatDate, type Withdrawal } from './guest-book.ts';
import type { Model } from './model.ts';
import { kept, type News, NewsLine } from './news.tsx';
import { visitors } from './visitors.ts';
import { dictionary as fetchWords, voices, words } from './words.ts';

const own = words.family;

/** The words in each language: the family corrects the chapters and exports the page in all. */
const dictionary = Object.fromEntries(
  await Promise.all(codes.map(async (each) => [each, await fetchWords(each)] as const)),
) as AllWords;

type State = Exclude<keyof typeof own.states, 'removed'>;
/** A message on the family's side. `state` is what it is until the family has decided. */
type Message = { id: string; name: string; text: string; by: string; state: State };

const byOf = ({ name, relation, date }: Withdrawal) =>
  `${name}, ${words.book.relations[relation]} · ${formatDate(date)}`;

const messages = (model: Model): Message[] => [
  ...model.entries().map((entry) => {
    const { id, name, message: text } = entry;
    return { id, name, text, by: byOf(entry), state: 'waiting' as const };
  }),
  ...visitors.map(({ id, name }) => {
    const { text, relation } = voices[id];
    return { id, name, text, by: `${name}, ${relation}`, state: 'shown' as const };
  }),
];

let openings = 0;
let draw = () => {};

/** Draws the family's side anew into its dialog, and again with every change. */
export function drawFamily(dialog: HTMLDialogElement, model: Model): void {
  if (openings === 0) model.onChange(() => draw());
  openings += 1;
  draw = () => render(<Family key={openings} dialog={dialog} model={model} />, dialog);
  draw();
}

function Family({ dialog, model }: { dialog: HTMLDialogElement; model: Model }) {
  return (
    <>
      <header>
        <h2 id="familia-titulo">{own.title}</h2>
        <QuietButton onClick={() => dialog.close()}>{words.page.reader.close}</QuietButton>
        <p>{own.lead}</p>
      </header>
      <Messages model={model} />
      <ChapterForm model={model} dictionary={dictionary} />
      <section>
        <h3>{own.export}</h3>
        <p>{own.exportLead}</p>
        <p class="choice">
          <button type="button" class="write" onClick={() => exportFile(model, dictionary)}>
            {own.download}
          </button>
        </p>
      </section>
    </>
  );
}

function Messages({ model }: { model: Model }) {
  const [news, setNews] = useState<News>();
  const { decisions } = model.family();

  async function handleDecision({ id, name }: Message, decision: Decision) {
    const before = await model.decide(id, decision);
    setNews({
      text: `${own.decided[decision](name)} ${kept(model)}`,
      undo: async () => {
        const isUndone = await model.undecide(id, decision, before);
        setNews({ text: isUndone ? own.undone : own.overtaken(name) });
        document.querySelector<HTMLElement>(`[data-of="${id}"] button`)?.focus();
      },
    });
  }

  const choice = (message: Message, decision: Decision, text: string) => (
    <QuietButton
      aria-label={`${text}: ${message.name}`}
      onClick={() => void handleDecision(message, decision)}
    >
      {text}
    </QuietButton>
  );

  return (
    <section>
      <h3>{words.page.book.messages}</h3>
      <NewsLine news={news} />
      <ul>
        {messages(model).map((message) => {
          const state = decisions[message.id] ?? message.state;
          return (
            <li key={message.id} data-of={message.id} data-state={state}>
              <p class="said">{message.text}</p>
              <p>{message.by}</p>
              <p class="choice">
                <b>{own.states[state]}</b>
                {state !== 'shown' && choice(message, 'shown', own.accept)}
                {state !== 'hidden' && choice(message, 'hidden', own.hide)}
              </p>
            </li>
          );
        })}
        {/* What is told of a message that its writer took out. */}
        {model.withdrawals().map((withdrawal) => (
          <li key={withdrawal.id} data-of={withdrawal.id} data-state="removed">
            <p>{byOf(withdrawal)}</p>
            <p class="choice">
              <b>{own.states.removed}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
