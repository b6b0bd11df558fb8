import type { ComponentProps } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { formatCents } from '../browser/money.ts';
import { Form } from '../kit/form.tsx';
import { type Allergen, allergens, allergensOf } from './allergens.ts';
import { Amount } from './amount.tsx';
import type { Question, Shown } from './app.ts';
import { DishArt } from './art.tsx';
import { CloseButton, Dialog } from './dialog.tsx';
import { add } from './guest-acts.ts';
import { stationOf } from './kitchen.ts';
import { allergenSentence, conflictOf, listOf } from './line-words.ts';
import type { OptionGroup } from './menu.ts';
import { formatDelta } from './money.ts';
import { choiceKey, maxNotes, maxQuantity, quantityOf, settleChoices, unitPrice } from './order.ts';
import { words } from './words.ts';

type DishQuestion = Extract<Question, { kind: 'dish' }>;
type DishDialogProps = Pick<Shown, 'app' | 'soldOut'> & { question: DishQuestion };

/** How somebody wants a dish, as they left it. */
export function DishDialog({ app, soldOut, question }: DishDialogProps) {
  const { dish } = question;
  const { drafts } = app;
  const [draft, setDraft] = useState(() => drafts.read(dish));
  // Stays named while somebody takes the allergy back.
  const [named, setNamed] = useState<readonly Allergen[]>(draft.allergy ?? []);
  const { choices, notes, allergy } = draft;
  const line = { ...draft, dishId: dish.id, notes: notes.replace(/\s+/g, ' ').trim() };
  const already = quantityOf(app.model.lines(), line);
  const room = maxQuantity - already;
  /** What the button adds: as many as the order still has room for. */
  const quantity = Math.min(draft.quantity, Math.max(1, room));
  const isFull = already > 0 && quantity >= room;
  const isGone = soldOut.includes(dish.id);
  const isClosed = isGone || room === 0;
  const isDrink = stationOf({ dishId: dish.id }) === 'bar';

  useLayoutEffect(() => {
    drafts.setOpenDish(dish.id);
    return () => drafts.setOpenDish(null);
  }, [drafts, dish]);

  function change(part: Partial<typeof draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    drafts.write(dish, next);
  }

  function handleChoice(group: OptionGroup, key: string, isChosen: boolean) {
    const isReplaced = (each: string) =>
      group.kind === 'one' ? each.startsWith(`${group.id}.`) : each === key;
    const others = choices.filter((each) => !isReplaced(each));
    change({ choices: settleChoices(dish, isChosen ? [...others, key] : others) });
  }

  function handleName(name: string, isIt: boolean) {
    const next = allergens.filter((each) => (each === name ? isIt : named.includes(each)));
    setNamed(next);
    change({ allergy: next });
  }

  function handleSubmit() {
    drafts.forget(dish);
    app.close(question);
    add(app, { ...line, quantity });
  }

  return (
    <Dialog
      class="sheet"
      id="dish-dialog"
      data-course={dish.course}
      aria-labelledby="dish-title"
      onClose={() => app.close(question)}
    >
      <div class="pane">
        <div class="picture">
          <DishArt id={dish.id} />
        </div>
        <Form onSubmit={handleSubmit}>
          <div class="fields">
            <h2 id="dish-title">{dish.name}</h2>
            <p class="about">{dish.description}</p>
            <p class="allergens" aria-live="polite">
              {allergenSentence(allergensOf(dish, choices))}
            </p>
            <p class="allergens">{words.menu.traces}</p>
            {dish.options.map((group) => (
              <Choices
                key={group.id}
                legend={group.label}
                type={group.kind === 'one' ? 'radio' : 'checkbox'}
                name={group.id}
                of={group.choices.map(({ id, ...rest }) => ({
                  key: choiceKey(group, id),
                  ...rest,
                }))}
                chosen={choices}
                onChoose={(key, isChosen) => handleChoice(group, key, isChosen)}
              />
            ))}
            <p class="choices">
              <Choice
                type="checkbox"
                checked={allergy !== undefined}
                onChange={({ currentTarget }) =>
                  change({ allergy: currentTarget.checked ? [...named] : undefined })
                }
              >
                {isDrink ? words.menu.allergyAtBar : words.menu.allergy}
              </Choice>
            </p>
            {allergy && (
              <Choices
                legend={words.menu.allergicTo}
                type="checkbox"
                of={allergens.map((each) => ({ key: each, label: listOf([each]), delta: 0 }))}
                chosen={named}
                onChoose={handleName}
              />
            )}
            <p class="allergy" role="alert">
              {conflictOf({ ...draft, dishId: dish.id })}
            </p>
            <p class="note">
              <label for="dish-notes">{isDrink ? words.menu.noteForBar : words.menu.note}</label>
              <textarea
                id="dish-notes"
                rows={2}
                maxLength={maxNotes}
                placeholder={isDrink ? words.menu.noteForBarExample : words.menu.noteExample}
                value={notes}
                onInput={({ currentTarget }) => change({ notes: currentTarget.value })}
              />
            </p>
          </div>
          <div class="actions">
            <span class="amount">
              <Amount
                value={quantity}
                min={1}
                max={Math.max(1, room)}
                what={dish.name}
                onStep={(by) => change({ quantity: quantity + by })}
              />
            </span>
            <span class="add">
              <strong class="gone" role="status" hidden={!isGone}>
                {words.menu.soldOut}
              </strong>
              <strong class="gone" role="status" hidden={isGone || !isFull}>
                {isFull ? words.menu.atMost(already, maxQuantity) : ''}
              </strong>
              <button type="submit" class="call" disabled={isClosed} hidden={isClosed}>
                <span>{words.menu.add}</span>
                <b>{formatCents(unitPrice(dish, choices) * quantity)}</b>
              </button>
            </span>
          </div>
        </Form>
        <CloseButton />
      </div>
    </Dialog>
  );
}

type ChoicesProps = {
  legend: string;
  type: 'radio' | 'checkbox';
  name?: string;
  of: readonly { key: string; label: string; delta: number }[];
  chosen: readonly string[];
  onChoose: (key: string, isChosen: boolean) => void;
};

const Choices = ({ legend, of, chosen, onChoose, ...input }: ChoicesProps) => (
  <fieldset>
    <legend>{legend}</legend>
    <div class="choices">
      {of.map(({ key, label, delta }) => (
        <Choice
          key={key}
          {...input}
          checked={chosen.includes(key)}
          onChange={({ currentTarget }) => onChoose(key, currentTarget.checked)}
        >
          {label}
          {delta !== 0 && <small>{formatDelta(delta)}</small>}
        </Choice>
      ))}
    </div>
  </fieldset>
);

/** A choice that is seen by the text beside its box. */
const Choice = ({ children, ...props }: ComponentProps<'input'>) => (
  <label>
    <input {...props} />
    <span>{children}</span>
  </label>
);
