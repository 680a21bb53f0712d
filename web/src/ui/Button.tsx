import clsx from 'clsx';
import type { ReactNode } from 'react';

interface ButtonProps {
  /** One `primary` to a screen; `soft` is weak blue. */
  kind?: 'primary' | 'soft' | 'outline' | 'quiet' | 'surface';
  small?: boolean;
  /** Fills its row. */
  wide?: boolean;
  /** Shows a spinner, keeps its width and takes no further taps. */
  loading?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  /** Id of the form that it hands in, where it stands outside of it. */
  form?: string;
  onClick?: () => void;
  className?: string;
  children: ReactNode;
}

/** A pill. The label is a verb and its object. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', small, wide, loading, disabled, type = 'button' } = props;
  return (
    <button
      type={type}
      form={props.form}
      className={clsx(
        'button',
        kind !== 'soft' && `button-${kind}`,
        small && 'button-small',
        wide && 'button-wide',
        props.className,
      )}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      onClick={props.onClick}
    >
      {loading && <span className="spinner" aria-hidden="true" />}
      <span className="button-label">{props.children}</span>
    </button>
  );
}

/** A word that acts, with a touch area of its own. */
export function TextButton(props: {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="text-link disabled:text-t3"
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
