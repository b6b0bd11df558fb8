import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './reveal.module.css';

type RevealProps = ComponentPropsWithoutRef<'li'>;

/**
 * A list item that fades and slides in once, when it first comes into view. It starts as shown, as
 * the document painted it: only what is still below the screen when React arrives is hidden to wait.
 */
export function Reveal({ className = '', ...rest }: RevealProps) {
  const [isLate, setLate] = useState(false);
  const { ref, inView, entry } = useInView({
    initialInView: true,
    triggerOnce: true,
    rootMargin: '0px 0px -8% 0px',
  });

  // The observer tells where it is, so nothing has to be measured while React takes the page over.
  useEffect(() => {
    if (entry && !inView && entry.boundingClientRect.top > window.innerHeight) setLate(true);
  }, [entry, inView]);

  const state = isLate ? (inView ? 'entering' : 'waiting') : undefined;
  return <li {...rest} ref={ref} className={`${styles.root} ${className}`} data-reveal={state} />;
}
