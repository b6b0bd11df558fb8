import type { ComponentChildren, ComponentProps } from 'preact';
import { Sheet } from '../kit/sheet.tsx';
import { words } from './words.ts';

/** A dialog that a press beside it closes, too. */
export const Dialog = (props: ComponentProps<'dialog'>) => (
  <Sheet
    {...props}
    onPointerDown={({ target, currentTarget }) => {
      if (target === currentTarget) currentTarget.close();
    }}
  />
);

export const CloseButton = () => (
  <button
    type="button"
    class="close"
    aria-label={words.page.close}
    onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
  />
);

type PaneProps = { title: string; children: ComponentChildren; onClose: () => void };

export const Pane = ({ title, children, onClose }: PaneProps) => (
  <Dialog class="sheet small" aria-labelledby="pane-title" onClose={onClose}>
    <div class="pane">
      <h2 id="pane-title">{title}</h2>
      {children}
      <CloseButton />
    </div>
  </Dialog>
);
