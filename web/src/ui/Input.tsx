import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';

interface InputProps {
  /** Of the input itself, for who moves the focus there. */
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Amber sentence under the line, with the way out. */
  error?: string;
  hint?: ReactNode;
  /** At the right: a unit, a text button, an icon. */
  end?: ReactNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal' | 'search';
  autoComplete?: string;
  /** By which browsers, and a demo's specimens, know the field. */
  name?: string;
  maxLength?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  /** The label is spoken only. */
  bare?: boolean;
}

/** A line of a form: label, text, hint or error below. */
export function Input(props: InputProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const note = props.error ?? props.hint;
  return (
    <div className="field">
      <div className="field-line" data-invalid={props.error !== undefined}>
        <label htmlFor={id} className={props.bare ? 'hidden-visually' : 'field-label'}>
          {props.label}
        </label>
        <input
          id={id}
          name={props.name}
          className="field-input"
          value={props.value}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          disabled={props.disabled}
          // biome-ignore lint/a11y/noAutofocus: only the first field of a form that was asked for
          autoFocus={props.autoFocus}
          aria-invalid={props.error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {props.end}
      </div>
      {note && (
        <div
          id={`${id}-note`}
          className={props.error ? 'field-hint field-error' : 'field-hint'}
          role={props.error ? 'alert' : undefined}
        >
          {note}
        </div>
      )}
    </div>
  );
}
