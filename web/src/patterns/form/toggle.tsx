import { Switch } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { FieldError } from './FieldError';
import type { Kind } from './field';

/** On or off, in a row; its hint is the second line. */
export const toggle: Kind<boolean> = ({ id, label, value, error, hint, onChange }) => (
  <Row
    title={label}
    sub={error ? <FieldError>{error}</FieldError> : hint}
    value={<Switch id={id} label={label} checked={value} onChange={onChange} />}
  />
);
