import type { FocusEvent, ReactNode } from 'react';

interface FormProps {
  /** So that a button in a bar outside of it hands it in: `<Button type="submit" form={id}>`. */
  id?: string;
  className?: string;
  /** Enter in a field, or its button; nothing while that button is disabled. */
  onSubmit: () => void;
  /** A field in it was left. */
  onBlur?: (event: FocusEvent) => void;
  children: ReactNode;
}

/** Fields that are handed in together, by the button and by Enter alike. */
export function Form({ id, className, onSubmit, onBlur, children }: FormProps) {
  return (
    <form
      id={id}
      className={className}
      // What is wrong the app says itself, at the field.
      noValidate
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog over this one is not this one.
        if (event.target === event.currentTarget) onSubmit();
      }}
    >
      {children}
    </form>
  );
}
