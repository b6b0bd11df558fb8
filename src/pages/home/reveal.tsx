import { type ComponentPropsWithoutRef, useLayoutEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './reveal.module.css';

type RevealProps = ComponentPropsWithoutRef<'li'>;

/**
 * A list item that fades and slides in once, when it first comes into view. It starts as shown, as
 * the document painted it: only what is still below the screen when React arrives is hidden to wait.
 */
export function Reveal({ className = '', ...rest }: RevealProps) {
  const element = useRef<HTMLLIElement>(null);
  const [isLate, setLate] = useState(false);
  const { ref: observe, inView } = useInView({ triggerOnce: true, rootMargin: '0px 0px -8% 0px' });

  useLayoutEffect(() => {
    observe(element.current);
    const top = element.current?.getBoundingClientRect().top ?? 0;
    setLate(top > window.innerHeight);
  }, [observe]);

  const state = isLate ? (inView ? 'entering' : 'waiting') : undefined;
  return (
    <li {...rest} ref={element} className={`${styles.root} ${className}`} data-reveal={state} />
  );
}
