import type { ComponentProps } from 'preact';

export const Pill = (props: ComponentProps<'button'>) => (
  <button type="button" class="pill" {...props} />
);
