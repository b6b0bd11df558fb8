import type { Shown } from './app.ts';
import { doorWords } from './format.ts';
import { doorAt } from './hours.ts';
import { Picture, type Shape } from './picture.tsx';
import { Wordmark } from './wordmark.tsx';

/** A wafer's edge: scallops around a circle of radius 88. */
function sealShape(): Shape {
  const scallops = 18;
  const point = (index: number) => {
    const angle = (index / scallops) * 2 * Math.PI;
    return `${(100 + 86 * Math.sin(angle)).toFixed(1)} ${(100 - 86 * Math.cos(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: scallops }, (_, index) => `A16 16 0 0 1 ${point(index + 1)}`);
  return ['path', { d: `M${point(0)}${arcs.join('')}Z` }];
}

const seal = [sealShape()];

/** The name over the door, and whether the shop is open. */
export function Sign({ now }: Pick<Shown, 'now'>) {
  const state = doorAt(now);
  const { title, detail } = doorWords(state, now.day);
  return (
    <>
      <Wordmark />
      <p class="seal" id="door" data-status={state.status}>
        <Picture width={200} height={200} shapes={seal} />
        <strong>{title}</strong>
        <span>{detail}</span>
      </p>
    </>
  );
}
