/**
 * Prefetches a page when the visitor points at a link to it. For browsers without speculation rules;
 * the others follow the rules that the server sends (build/documents/speculation-rules.ts).
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const prefetched = new Set([location.href.replace(/#.*/, '')]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target) return;
    const address = link.href.replace(/#.*/, '');
    if (prefetched.has(address)) return;
    prefetched.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}
