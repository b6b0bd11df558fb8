import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** In ms, as specified; the curve is the style sheet's --ease-out. */
const turning = { id: 'turning', duration: 500, easing: 'cubic-bezier(.22, 1, .36, 1)' };

type Slides = {
  /** Of the slide that is shown, from 0. */
  index: number;
  /** What the slide is called, once another than the first has been shown. */
  label: string | undefined;
  turn: (step: 1 | -1) => void;
};

/** Follows the track that stands in the same section as `root`, wherever the visitor scrolls it, and turns it. */
export function useSlides(root: RefObject<HTMLElement | null>, count: number): Slides {
  const [index, setIndex] = useState(0);
  const [label, setLabel] = useState<string>();
  /** A focus that is taken along to the next slide, and not the visitor's own. */
  const isHandingOver = useRef(false);

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
    // The track is where it is to be; the two slides come to it from where they were, also past an end.
    move(slides[index], jump, jump - way);
    move(slides[next], way, 0);
  }

  const handleScroll = useEffectEvent((track: HTMLElement) => {
    const slides = slidesOf(track);
    const seen = Math.round(track.scrollLeft / offsetOf(slides, 1));
    if (seen !== index && slides[seen]) show(seen, slides);
  });

  /**
   * The browser scrolls to what gets the focus, and to where it is seen at that moment: on a slide that is
   * still coming it turns the track back to where that comes from.
   */
  const handleFocus = useEffectEvent((track: HTMLElement) => {
    if (isHandingOver.current || !endTurn(track)) return;
    track.scrollTo({ left: offsetOf(slidesOf(track), index), behavior: 'instant' });
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    if (count > 1) event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  });

  useEffect(() => {
    const track = trackOf(root);
    const listening = new AbortController();
    const { signal } = listening;
    // The visitor may have scrolled it before.
    if (track) handleScroll(track);
    track?.addEventListener('scroll', () => handleScroll(track), { passive: true, signal });
    track
      ?.closest('section')
      ?.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    track?.addEventListener('focusin', () => handleFocus(track), { signal });
    return () => listening.abort();
  }, [root]);

  // What is not shown is neither read out nor reached by the keyboard; a focus in it goes along.
  useEffect(() => {
    const track = trackOf(root);
    if (!track) return;
    const slides = slidesOf(track);
    const held = slides.findIndex((slide) => slide.contains(document.activeElement));
    for (const [place, slide] of slides.entries()) {
      slide.inert = place !== index;
      slide.ariaHidden = place === index ? null : 'true';
    }
    // A project may lead nowhere: then the buttons are what is left to go on with.
    const heir = slides[index]?.querySelector('a') ?? root.current?.querySelector('button');
    if (held < 0 || held === index) return;
    isHandingOver.current = true;
    heir?.focus({ preventScroll: true });
    isHandingOver.current = false;
  }, [root, index]);

  return { index, label, turn };
}

/** Moves what is on a slide: moved itself it would take the place with it at which the track snaps. */
function move(slide: HTMLElement | undefined, from: number, to: number) {
  for (const part of slide?.children ?? [])
    part.animate([{ translate: `${from}px` }, { translate: `${to}px` }], turning);
}

/** Brings what is still on its way to where it is to be; true when anything was. */
function endTurn(track: Element) {
  const moves = track.getAnimations({ subtree: true }).filter(({ id }) => id === turning.id);
  for (const animation of moves) animation.finish();
  return moves.length > 0;
}

const trackOf = (root: RefObject<HTMLElement | null>) =>
  root.current?.closest('section')?.querySelector<HTMLElement>('[data-track]');

const slidesOf = (track: Element) => [...track.children] as HTMLElement[];

/** How far a slide stands from the first, in px. */
const offsetOf = (slides: readonly HTMLElement[], index: number) =>
  (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
