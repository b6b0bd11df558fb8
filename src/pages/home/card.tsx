import type { ComponentPropsWithoutRef } from 'react';
import styles from './card.module.css';

/** A list item that fades and slides in once, when it first comes into view: src/browser/cards.ts says when. */
export function Card({ className = '', ...rest }: ComponentPropsWithoutRef<'li'>) {
  return <li {...rest} className={`${styles.root} ${className}`} data-card="" />;
}
