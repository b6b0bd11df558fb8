import type { ComponentProps, TargetedSubmitEvent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { formatCents } from '../browser/money.ts';
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
import { choiceKey, lineKey, maxNotes, maxQuantity, settleChoices, unitPrice } from './order.ts';
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
  const already =
    app.model.lines().find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
  const room = maxQuantity - already;
  /** What the button adds: as many as the order still has room for. */
  const quantity = Math.min(draft.quantity, Math.max(1, room));
  const isGone = soldOut.includes(dish.id);
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
    const own = group.choices.map(({ id }) => choiceKey(group, id));
    const others = choices.filter((each) =>
      group.kind === 'one' ? !own.includes(each) : each !== key,
    );
    change({ choices: settleChoices(dish, isChosen ? [...others, key] : others) });
  }

  function handleName(allergen: Allergen, isIt: boolean) {
    const next = allergens.filter((each) => (each === allergen ? isIt : named.includes(each)));
    setNamed(next);
    change({ allergy: next });
  }

  function handleSubmit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
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
        <form onSubmit={handleSubmit}>
          <div class="fields">
            {/* biome-ignore lint/a11y/noAutofocus: it is in a dialog. */}
            <h2 id="dish-title" tabIndex={-1} autoFocus>
              {dish.name}
            </h2>
            <p class="about">{dish.description}</p>
            <p class="allergens" aria-live="polite">
              {allergenSentence(allergensOf(dish, choices))}
            </p>
            <p class="allergens">{words.menu.traces}</p>
            {dish.options.map((group) => (
              <Options key={group.id} group={group} chosen={choices} onChoose={handleChoice} />
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
            {allergy && <AllergicTo named={named} onName={handleName} />}
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
              <strong
                class="gone"
                role="status"
                hidden={isGone || already === 0 || quantity < room}
              >
                {already > 0 && quantity >= room ? words.menu.atMost(already, maxQuantity) : ''}
              </strong>
              <button
                type="submit"
                class="call"
                disabled={isGone || room === 0}
                hidden={isGone || room === 0}
              >
                <span>{words.menu.add}</span>
                <b>{formatCents(unitPrice(dish, choices) * quantity)}</b>
              </button>
            </span>
          </div>
        </form>
        <CloseButton />
      </div>
    </Dialog>
  );
}

type OptionsProps = {
  group: OptionGroup;
  chosen: readonly string[];
  onChoose: (group: OptionGroup, key: string, isChosen: boolean) => void;
};

const Options = ({ group, chosen, onChoose }: OptionsProps) => (
  <fieldset>
    <legend>{group.label}</legend>
    <div class="choices">
      {group.choices.map(({ id, label, delta }) => {
        const key = choiceKey(group, id);
        return (
          <Choice
            key={key}
            type={group.kind === 'one' ? 'radio' : 'checkbox'}
            name={group.id}
            checked={chosen.includes(key)}
            onChange={({ currentTarget }) => onChoose(group, key, currentTarget.checked)}
          >
            {label}
            {delta !== 0 && <small>{formatDelta(delta)}</small>}
          </Choice>
        );
      })}
    </div>
  </fieldset>
);

type AllergicToProps = {
  named: readonly Allergen[];
  onName: (allergen: Allergen, isIt: boolean) => void;
};

const AllergicTo = ({ named, onName }: AllergicToProps) => (
  <fieldset>
    <legend>{words.menu.allergicTo}</legend>
    <div class="choices">
      {allergens.map((allergen) => (
        <Choice
          key={allergen}
          type="checkbox"
          checked={named.includes(allergen)}
          onChange={({ currentTarget }) => onName(allergen, currentTarget.checked)}
        >
          {listOf([allergen])}
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
