import { useMemo } from 'preact/hooks';
import { drawDish, drawTable } from './dish-art.ts';

/** The dish as a picture for the eye only; its name always stands beside it. */
export const DishArt = ({ id }: { id: string }) =>
  useMemo(
    () => (
      <svg viewBox="0 0 200 204" aria-hidden="true" class="art">
        {drawDish(id)}
      </svg>
    ),
    [id],
  );

const scene = (
  <svg viewBox="0 0 300 250" aria-hidden="true" class="scene">
    {drawTable()}
  </svg>
);

/** Nothing changes it. */
export const Scene = () => scene;
