import type { ComponentProps } from 'preact';

/** The one thing to do next, as a wide button. */
export const CallButton = ({ children, ...props }: ComponentProps<'button'>) => (
  <button type="button" class="call" {...props}>
    <span>{children}</span>
  </button>
);

export const PlainButton = (props: ComponentProps<'button'>) => (
  <button type="button" class="plain" {...props} />
);
