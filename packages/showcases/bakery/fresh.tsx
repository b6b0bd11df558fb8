import { Picture } from '../kit/picture.tsx';
import type { Shown } from './app.ts';
import { drawingOf } from './drawings.ts';
import { ovenWords } from './format.ts';
import { freshest } from './oven.ts';
import { leftOf } from './reservation.ts';
import { words } from './words.ts';

export function Fresh({ now, saved }: Pick<Shown, 'now' | 'saved'>) {
  const items = freshest(now, 3, (id) => leftOf(id, now.day, saved) === 0);
  const warm = items.filter(({ state }) => state.status === 'warm').length;
  const { allWarm, someWarm, noneWarm } = words.oven;
  return (
    <>
      <h2 id="fresh-title">{warm === items.length ? allWarm : warm > 0 ? someWarm : noneWarm}</h2>
      <ul id="fresh" aria-labelledby="fresh-title">
        {items.map(({ bake, state }) => (
          <li key={bake.id}>
            <a href={`#${bake.id}`}>
              <Picture svg={drawingOf(bake.id)} />
              <strong>{bake.name}</strong>
              <span>{ovenWords(state, now.day)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
