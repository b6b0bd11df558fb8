import type { ComponentProps } from 'preact';

type InputProps = ComponentProps<'input'>;

/** A line to type in, under its label. */
export const Field = ({ label, ...props }: InputProps & { label: string }) => (
  <label class="field">
    {label}
    <input {...(props as InputProps)} />
  </label>
);
