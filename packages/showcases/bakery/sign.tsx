import { Picture } from '../kit/picture.tsx';
import type { Shown } from './app.ts';
import { doorWords } from './format.ts';
import { doorAt } from './hours.ts';
import seal from './seal.svg?raw';
import tall from './wordmark-tall.svg?raw';
import wide from './wordmark-wide.svg?raw';

export function Sign({ now }: Pick<Shown, 'now'>) {
  const state = doorAt(now);
  const { title, detail } = doorWords(state, now.day);
  return (
    <>
      {/* On one line for wide screens, on two for a phone. */}
      <div id="wordmark">
        <Picture svg={wide} class="wordmark wordmark-wide" />
        <Picture svg={tall} class="wordmark wordmark-tall" />
      </div>
      <p class="seal" id="door" data-status={state.status}>
        <Picture svg={seal} />
        <strong>{title}</strong>
        <span>{detail}</span>
      </p>
    </>
  );
}
