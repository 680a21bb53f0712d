import type { Choice } from '@/ui/choices';
import { Segment } from '@/ui/Segment';
import { FieldError } from './FieldError';
import type { Kind } from './field';

/** One of two or three, side by side. */
export function segment<T extends string>(choices: readonly Choice<T>[]): Kind<T> {
  return ({ label, value, error, onChange }) => (
    <>
      <Segment label={label} choices={choices} value={value} onChange={onChange} />
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}
