import { announce, find } from '../browser/element.ts';
import { words } from './words.ts';

/** Follows the reader along the decades and lets a theme choose the chapters. */
export function openTimeline(): void {
  const strip = find('.decades', HTMLElement);
  const links = [...strip.querySelectorAll('a')];
  const chapters = [...document.querySelectorAll<HTMLElement>('[data-decade]')].map((element) => ({
    element,
    decade: element.dataset.decade ?? '',
    // The last night has no theme of its own: it closes every choice.
    themes: element.dataset.themes?.split(' ') ?? [],
  }));
  const themed = chapters.filter(({ themes }) => themes.length > 0);

  const refresh = () => {
    const shown = chapters.filter(({ element }) => !element.hidden);
    const tops = shown.map(({ element, decade }) => ({
      decade,
      top: element.getBoundingClientRect().top,
    }));
    const decade = currentDecade(tops, innerHeight * 0.45);
    for (const link of links) {
      const isCurrent = link.textContent === decade;
      if (isCurrent === link.hasAttribute('aria-current')) continue;
      link.toggleAttribute('aria-current', isCurrent);
      if (!isCurrent) continue;
      link.setAttribute('aria-current', 'true');
      // Only the strip moves: scrollIntoView would also move the page.
      strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    }
  };

  let waiting = false;
  const schedule = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      refresh();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  refresh();

  strip.addEventListener('keydown', (event) => {
    const open = links.filter((link) => !link.closest('li')?.hidden);
    const index = open.indexOf(event.target as HTMLAnchorElement);
    const next = nextIndex(event.key, index, open.length);
    if (index < 0 || next === null) return;
    event.preventDefault();
    open[next]?.focus();
  });

  const themes = find('.themes', HTMLElement);
  themes.hidden = false;
  const buttons = [...themes.querySelectorAll('button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { theme = 'tudo' } = button.dataset;
      const shown = themed.filter(({ themes }) => theme === 'tudo' || themes.includes(theme));
      for (const chapter of themed) chapter.element.hidden = !shown.includes(chapter);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      for (const link of links) {
        const first = chapters.find(
          ({ element, decade }) => decade === link.textContent && !element.hidden,
        );
        link.closest('li')?.toggleAttribute('hidden', !first);
        // A decade's link must land on a chapter that is shown: 1958 stands for the fifties alone.
        if (first) link.hash = first.element.id;
      }
      refresh();
      announce(words.timeline.shown(button.textContent, shown.length));
    });
  }
}

/** The decade being read: that of the last chapter whose top (px from the viewport's top) has passed the line. */
export function currentDecade(
  tops: readonly { decade: string; top: number }[],
  line: number,
): string | null {
  let current = tops[0]?.decade ?? null;
  for (const { decade, top } of tops) if (top <= line) current = decade;
  return current;
}

/** Where an arrow, Home or End key leads in a list of links; null for any other key. */
export function nextIndex(key: string, index: number, length: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(index + 1, length - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}
