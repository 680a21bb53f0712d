import type { ComponentProps, ReactNode } from 'react';
import { Checkbox, Switch } from '@/ui/Checks';
import type { Choice } from '@/ui/choices';
import { Input } from '@/ui/Input';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import type { FieldProps, Kind } from './field';

interface TextProps extends Partial<Omit<ComponentProps<typeof Input>, keyof FieldProps<string>>> {
  /** What becomes of what is typed or pasted: digits only, dashes by themselves. */
  typed?: (text: string, before: string) => string;
  /** How what is kept is read: in groups of four. */
  read?: (value: string) => string;
}

/** A line of text. */
export function text({ typed, read, ...input }: TextProps = {}): Kind<string> {
  return ({ value, onChange, ...field }) => (
    <Input
      {...input}
      {...field}
      value={read ? read(value) : value}
      onChange={(next) => onChange(typed ? typed(next, value) : next)}
    />
  );
}

/** A box to tick; its sentence is the label, or what is given. */
export function check(sentence?: ReactNode): Kind<boolean> {
  return ({ id, label, value, error, onChange }) => (
    <>
      <Checkbox id={id} checked={value} onChange={onChange}>
        {sentence ?? label}
      </Checkbox>
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}

/** On or off, in a row; its hint is the second line. */
export const toggle: Kind<boolean> = ({ id, label, value, error, hint, onChange }) => (
  <Row
    title={label}
    sub={error ? <FieldError>{error}</FieldError> : hint}
    value={<Switch id={id} label={label} checked={value} onChange={onChange} />}
  />
);

/** One of two or three, side by side. */
export function segment<T extends string>(choices: readonly Choice<T>[]): Kind<T> {
  return ({ label, value, error, onChange }) => (
    <>
      <Segment label={label} choices={choices} value={value} onChange={onChange} />
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}

/** Why a field is refused, where it has no line of its own for that. */
export function FieldError({ children }: { children: string }) {
  return (
    <span role="alert" className="block text-13 text-warn">
      {children}
    </span>
  );
}
