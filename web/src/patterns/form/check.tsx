import type { ReactNode } from 'react';
import { Checkbox } from '@/ui/Checks';
import { FieldError } from './FieldError';
import type { Kind } from './field';

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
