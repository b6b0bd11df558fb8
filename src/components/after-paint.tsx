import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { isLeadingToTop } from '../navigation.ts';

type AfterPaintProps = {
  /** Kept free for what comes. */
  place?: ReactNode;
  children: ReactNode;
};

/**
 * The part of a page that takes long to make and is not what a visitor looks at first. One who comes
 * from another page sees the rest of the page painted, and then this. In the served document it is
 * there from the start, and React takes it over in a task of its own.
 */
export function AfterPaint({ place, children }: AfterPaintProps) {
  const [isHere, setHere] = useState(() => !isLeadingToTop());
  useEffect(() => startTransition(() => setHere(true)), []);
  return isHere ? <Suspense>{children}</Suspense> : place;
}
