import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './art.module.css';

/**
 * Drawings are big as code and stand in the document already, so the browser fetches their code only
 * when it has to draw one itself: on a page other than the one served, or when a page changes.
 */
const sets = {
  layout: () => import('./drawings/layout.tsx'),
  home: () => import('./drawings/home.tsx'),
  contact: () => import('./drawings/contact.tsx'),
  'not-found': () => import('./drawings/not-found.tsx'),
};

type Sets = typeof sets;
type SetName = keyof Sets;
type DrawingsOf<Set extends SetName> = Awaited<ReturnType<Sets[Set]>>['drawings'];

const fetched: { [Set in SetName]?: DrawingsOf<Set> } = {};

async function fetchSet<Set extends SetName>(set: Set) {
  const { drawings } = await sets[set]();
  fetched[set] = drawings as (typeof fetched)[Set];
}

/** Fetches what a page needs to be drawn from nothing. Rejects when the network fails. */
export async function fetchDrawings(page: string): Promise<void> {
  const names = Object.keys(sets) as SetName[];
  await Promise.all(names.filter((name) => name === 'layout' || name === page).map(fetchSet));
}

/** A drawing that React finds in the document it leaves as it is; elsewhere this empties the frame. */
const asServed = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' };

type ArtProps<Set extends SetName> = Pick<ComponentProps<'span'>, 'className'> & {
  set: Set;
  drawing: keyof DrawingsOf<Set>;
  /** The picture's accessible name. Without one the picture is decoration. */
  title?: string;
};

/** A stitched picture, as wide as its class makes it; the drawing gives the proportions. */
export function Art<Set extends SetName>({ set, drawing, title, className }: ArtProps<Set>) {
  const find = () => (fetched[set] as DrawingsOf<Set> | undefined)?.[drawing] as ReactElement;
  const [picture, setPicture] = useState<ReactElement | undefined>(find);
  const ref = useRef<HTMLSpanElement>(null);

  // It appears on a page that was served without it. Should the network fail, it stays away.
  useEffect(() => {
    if (ref.current?.firstChild) return;
    fetchSet(set).then(
      () => setPicture(find),
      () => undefined,
    );
  });

  const frame = {
    ref,
    className: className ? `${styles.root} ${className}` : styles.root,
    ...(title && { role: 'img', 'aria-label': title }),
  };
  return picture ? (
    <span {...frame}>{picture}</span>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is what it sets.
    <span {...frame} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
  );
}
