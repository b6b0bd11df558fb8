import { type RefObject, useEffect } from 'react';

/** How far the devices turn towards the pointer, in degrees either way. */
const reach = 4;

/** Has the devices of the section that `root` stands in turn a little with the mouse. */
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
  stage.style.setProperty('--turn-y', `${x * 2 * reach}deg`);
  stage.style.setProperty('--turn-x', `${-y * 2 * reach}deg`);
}

function turnBack({ style }: HTMLElement) {
  style.removeProperty('--turn-y');
  style.removeProperty('--turn-x');
}
