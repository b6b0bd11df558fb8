import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** For a heading that takes the focus when what had it in its part of the page is gone. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const part = heading.current?.closest('main, aside, dialog');
  const hadFocus = part?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  });
  return heading;
}
