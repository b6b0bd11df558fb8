import type { ComponentProps } from 'preact';

export const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" class="quiet" {...props} />
);
