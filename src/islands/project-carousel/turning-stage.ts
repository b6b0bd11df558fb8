import { type RefObject, useEffect } from 'react';

/** In degrees, in each direction. */
const maxAngle = 4;

/** Turns the devices in the section of `root` a little towards the mouse. */
export function useTurningStage(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stages = root.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-stage]');
    const listening = new AbortController();
    const { signal } = listening;
    for (const stage of stages ?? []) {
      stage.addEventListener('pointermove', (event) => turnTowards(stage, event), { signal });
      stage.addEventListener('pointerleave', () => turnBack(stage), { signal });
    }
    return () => listening.abort();
  }, [root]);
}

function turnTowards(stage: HTMLElement, { pointerType, clientX, clientY }: PointerEvent) {
  if (pointerType !== 'mouse') return;
  const box = stage.getBoundingClientRect();
  const x = (clientX - box.left) / box.width - 0.5;
  const y = (clientY - box.top) / box.height - 0.5;
  stage.style.setProperty('--turn-y', `${x * 2 * maxAngle}deg`);
  stage.style.setProperty('--turn-x', `${-y * 2 * maxAngle}deg`);
}

function turnBack({ style }: HTMLElement) {
  style.removeProperty('--turn-y');
  style.removeProperty('--turn-x');
}
