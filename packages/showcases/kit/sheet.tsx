import type { ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openSheet } from '../browser/sheets.ts';

/**
 * A dialog that is open while it is drawn. Back, Escape and its own buttons close it; `onClose` takes it away. Whoever
 * takes it away first closes it, too.
 */
export function Sheet(props: ComponentProps<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current) openSheet(current);
    return () => current?.close();
  }, []);
  return <dialog {...props} ref={dialog} />;
}
