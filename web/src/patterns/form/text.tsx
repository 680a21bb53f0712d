import type { ComponentProps } from 'react';
import { Input } from '@/ui/Input';
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
