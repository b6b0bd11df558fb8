import { Picture } from '../kit/picture.tsx';
import type { Shown } from './app.ts';
import { doorWords } from './format.ts';
import { doorAt } from './hours.ts';
import seal from './seal.svg?raw';
import { Wordmark } from './wordmark.tsx';

/** The name over the door, and whether the shop is open. */
export function Sign({ now }: Pick<Shown, 'now'>) {
  const state = doorAt(now);
  const { title, detail } = doorWords(state, now.day);
  return (
    <>
      <Wordmark />
      <p class="seal" id="door" data-status={state.status}>
        <Picture svg={seal} />
        <strong>{title}</strong>
        <span>{detail}</span>
      </p>
    </>
  );
}
