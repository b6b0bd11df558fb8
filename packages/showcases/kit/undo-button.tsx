import type { ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { QuietButton } from './quiet-button.tsx';

/** @property of - what it undoes. With each it takes the focus: what was pressed before may be gone. */
type UndoButtonProps = Omit<ComponentProps<'button'>, 'ref'> & { of: unknown };

export function UndoButton({ of, ...props }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [of]);
  return <QuietButton {...props} ref={button} />;
}
