import type { ComponentProps } from 'react';

export const QuietButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="quiet" {...props} />
);
