/**
 * Fetches the page that a link points to as soon as somebody points at it, where the browser does not
 * prepare it by the speculation rules that come with every response.
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const asked = new Set([location.href.replace(/#.*/, '')]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target) return;
    const address = link.href.replace(/#.*/, '');
    if (asked.has(address)) return;
    asked.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}
