import { type ReactElement, useEffect, useRef } from 'react';

type ChangingTextProps = {
  as?: 'span' | 'strong' | 'dt' | 'dd' | 'p';
  id?: string;
  className?: string | undefined;
  'aria-hidden'?: 'true';
  'aria-live'?: 'polite';
  children: string | number;
};

/**
 * A text of an island that changes. It is alone in its element, so React writes it whatever a translator has put
 * there. Where somebody else has replaced the element itself, nobody would see the change: then it throws, and the
 * island is rendered anew.
 */
export function ChangingText({
  as: Element = 'span',
  children,
  ...rest
}: ChangingTextProps): ReactElement {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be checked whenever the text changes
  useEffect(() => {
    if (!element.current?.isConnected) throw new Error('A text has left the document');
  }, [children]);
  return (
    <Element ref={element as never} {...rest}>
      {children}
    </Element>
  );
}
