import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The duration in ms is specified; the easing is `--ease-out` of tokens.css. */
const turning = { id: 'turning', duration: 500, easing: 'cubic-bezier(.22, 1, .36, 1)' };

type Slides = {
  /** The index of the shown slide, from 0. */
  index: number;
  /** The label of the shown slide; undefined until the visitor changes the slide. */
  label: string | undefined;
  turn: (step: 1 | -1) => void;
};

/** Follows the scroll position of the track in the same section as `root`, and scrolls it. */
export function useSlides(root: RefObject<HTMLElement | null>, count: number): Slides {
  const [index, setIndex] = useState(0);
  const [label, setLabel] = useState<string>();
  /** True while the script moves the focus to the next slide. */
  const isMovingFocus = useRef(false);

  function show(next: number, slides: readonly HTMLElement[]) {
    setIndex(next);
    setLabel(slides[next]?.ariaLabel ?? undefined);
  }

  function turn(step: 1 | -1) {
    const track = trackOf(root);
    if (!track || count < 2) return;
    const slides = slidesOf(track);
    const next = (index + step + count) % count;
    const way = offsetOf(slides, 1) * step;
    const jump = offsetOf(slides, next) - offsetOf(slides, index);
    show(next, slides);
    track.scrollTo({ left: offsetOf(slides, next), behavior: 'instant' });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The track jumps to its new position. The two slides are animated from where they were, so the
    // carousel also turns from the last slide to the first in one step.
    move(slides[index], jump, jump - way);
    move(slides[next], way, 0);
  }

  const handleScroll = useEffectEvent((track: HTMLElement) => {
    const slides = slidesOf(track);
    const seen = Math.round(track.scrollLeft / offsetOf(slides, 1));
    if (seen !== index && slides[seen]) show(seen, slides);
  });

  /**
   * The browser scrolls a focused element into view at its animated position. On a slide that is still
   * moving, this would scroll the track back. Finish the animation and restore the position.
   */
  const handleFocus = useEffectEvent((track: HTMLElement) => {
    if (isMovingFocus.current || !finishTurn(track)) return;
    track.scrollTo({ left: offsetOf(slidesOf(track), index), behavior: 'instant' });
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    if (count > 1) event.preventDefault();
    const forward = root.current?.closest('[dir=rtl]') ? 'ArrowLeft' : 'ArrowRight';
    turn(event.key === forward ? 1 : -1);
  });

  useEffect(() => {
    const track = trackOf(root);
    const listening = new AbortController();
    const { signal } = listening;
    if (track) {
      // The arrow keys turn it. Firefox stops at whatever scrolls, and screen readers say nothing there.
      track.tabIndex = -1;
      // The visitor may have scrolled the track before hydration.
      handleScroll(track);
    }
    track?.addEventListener('scroll', () => handleScroll(track), { passive: true, signal });
    track
      ?.closest('section')
      ?.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    track?.addEventListener('focusin', () => handleFocus(track), { signal });
    return () => listening.abort();
  }, [root]);

  // Hidden slides are inert. If the focus was in one, it moves to the shown slide.
  useEffect(() => {
    const track = trackOf(root);
    if (!track) return;
    const slides = slidesOf(track);
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    for (const [place, slide] of slides.entries()) {
      slide.inert = place !== index;
      slide.ariaHidden = place === index ? null : 'true';
    }
    // A project may have no link: then the focus moves to a button of the carousel.
    const next = slides[index]?.querySelector('a') ?? root.current?.querySelector('button');
    if (focused < 0 || focused === index) return;
    isMovingFocus.current = true;
    next?.focus({ preventScroll: true });
    isMovingFocus.current = false;
  }, [root, index]);

  return { index, label, turn };
}

/** Animates the slide's children, because a translated slide would move its scroll snap position. */
function move(slide: HTMLElement | undefined, from: number, to: number) {
  for (const part of slide?.children ?? [])
    part.animate([{ translate: `${from}px` }, { translate: `${to}px` }], turning);
}

/** Finishes running animations; returns whether there were any. */
function finishTurn(track: Element) {
  const moves = track.getAnimations({ subtree: true }).filter(({ id }) => id === turning.id);
  for (const animation of moves) animation.finish();
  return moves.length > 0;
}

const trackOf = (root: RefObject<HTMLElement | null>) =>
  root.current?.closest('section')?.querySelector<HTMLElement>('[data-track]');

/** Wherever an extension has put them, and without what it has inserted. */
const slidesOf = (track: Element) => [...track.querySelectorAll<HTMLElement>('[role=group]')];

/** The distance of a slide from the first, in px. */
const offsetOf = (slides: readonly HTMLElement[], index: number) =>
  (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
