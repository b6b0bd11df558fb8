import type { ComponentProps } from 'preact';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: (form: HTMLFormElement) => void | Promise<void>;
};

/** A form that the page answers itself. */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    {...props}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit(event.currentTarget);
    }}
  />
);
