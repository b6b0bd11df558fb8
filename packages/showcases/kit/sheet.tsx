import type { ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openSheet } from '../browser/sheets.ts';

/** A dialog that is open while it is drawn. Back, Escape and its own buttons close it; `onClose` takes it away. */
export function Sheet(props: ComponentProps<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current) openSheet(dialog.current);
  }, []);
  return <dialog {...props} ref={dialog} />;
}
