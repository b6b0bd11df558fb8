import { useState } from 'preact/hooks';
import { announce } from '../browser/element.ts';
import { itemsOf, recordOf } from '../browser/kept.ts';
import { QuietButton } from '../kit/quiet-button.tsx';
import { UndoButton } from '../kit/undo-button.tsx';
import { entryLimit, formatDate, type GuestEntry, noonOf, parseEntries } from './guest-book.ts';
import { drafts } from './kept-here.ts';
import type { Model, TakenOut } from './model.ts';
import { visitors } from './visitors.ts';
import { voices, words } from './words.ts';

/**
 * A message that its writer has taken out in this tab. `isNew` until the page is loaded again, `isRefused` if the book
 * was full when it was to come back.
 */
type Gone = TakenOut & { isNew?: boolean; isRefused?: boolean };

const takenKey = 'taken';

function takenBefore(): Gone[] {
  return itemsOf(drafts.read(takenKey)).flatMap((one) => {
    const { entry: taken, index } = recordOf(one);
    const [entry] = parseEntries([taken]);
    return entry && typeof index === 'number' ? [{ entry, index }] : [];
  });
}

/** Moves the focus to one of the visitor's own messages, or to its button. */
export const focusEntry = (id: string, part = ''): void =>
  document.querySelector<HTMLElement>(`.entries [data-own="${id}"] ${part}`)?.focus();

/** The messages in the guest book: this visitor's own, also those that the family has hidden, and the others'. */
export function Entries({ model }: { model: Model }) {
  const [taken, setTaken] = useState<readonly Gone[]>(takenBefore);
  const { decisions } = model.family();
  const entries = model.entries();
  const gone = taken.filter(({ entry }) => !entries.some(({ id }) => id === entry.id));
  const latest = [...entries, ...gone.map(({ entry }) => entry)].sort((one, other) =>
    other.date.localeCompare(one.date),
  );

  function keepTaken(next: readonly Gone[]) {
    setTaken(next);
    const kept = next.map(({ entry, index }) => ({ entry, index }));
    drafts.write(takenKey, kept.length > 0 ? kept : null);
  }

  async function handleRemove({ id }: GuestEntry) {
    const out = await model.takeOut(id);
    if (!out) return;
    keepTaken([...gone, { ...out, isNew: true }]);
    announce(words.book.isRemoved);
  }

  async function handleRestore(out: Gone) {
    const { id } = out.entry;
    if (await model.putBack(out)) {
      keepTaken(gone.filter(({ entry }) => entry.id !== id));
      focusEntry(id, 'button');
      announce(words.book.restored);
      return;
    }
    setTaken(gone.map((one) => (one.entry.id === id ? { ...one, isRefused: true } : one)));
    announce(words.book.full(entryLimit));
  }

  return (
    <>
      {latest.map((entry) => {
        const out = gone.find((one) => one.entry.id === entry.id);
        return out ? (
          <li key={entry.id} class="entry gone">
            <p>{out.isRefused ? words.book.full(entryLimit) : words.book.removed}</p>
            <Restore
              of={out.isNew ? out.entry : undefined}
              onClick={() => void handleRestore(out)}
            />
          </li>
        ) : (
          <Own
            key={entry.id}
            entry={entry}
            decision={decisions[entry.id]}
            onRemove={() => void handleRemove(entry)}
          />
        );
      })}
      {visitors.map(({ id, name, date }) => (
        <li key={id} class="entry" hidden={decisions[id] === 'hidden'}>
          <p>{voices[id].text}</p>
          <p class="by">
            <b>{name}</b>, {voices[id].relation}{' '}
            <time dateTime={date}>{formatDate(noonOf(date))}</time>
          </p>
        </li>
      ))}
    </>
  );
}

/** @property of - the message, if the focus is to go here */
function Restore({ of, onClick }: { of: GuestEntry | undefined; onClick: () => void }) {
  const props = { 'aria-label': words.book.restoreLabel, onClick, children: words.book.restore };
  return of ? <UndoButton of={of} {...props} /> : <QuietButton {...props} />;
}

type OwnProps = {
  entry: GuestEntry;
  decision: 'shown' | 'hidden' | undefined;
  onRemove: () => void;
};

function Own({ entry, decision, onRemove }: OwnProps) {
  const { id, name, relation, date } = entry;
  return (
    <li
      class="entry own"
      data-own={id}
      data-waits={decision === 'shown' ? undefined : ''}
      tabIndex={-1}
    >
      {entry.message.split('\n\n').map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <p class="by">
        <b>{name}</b>, {words.book.relations[relation]}{' '}
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <p class="waits">{decision === 'hidden' ? words.book.hidden : words.book.waits}</p>
      <QuietButton aria-label={words.book.removeLabel(name)} onClick={onRemove}>
        {words.book.remove}
      </QuietButton>
    </li>
  );
}
