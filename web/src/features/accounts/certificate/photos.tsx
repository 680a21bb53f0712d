import { PictureField } from '@/features/accounts/audit/PictureField';
import { FieldError } from '@/patterns/form/FieldError';
import type { Kind } from '@/patterns/form/field';
import { renewWords as words } from './words';

const SIDES = ['certFront', 'certBack'] as const;

/** The uploads of both sides. */
export type Files = Partial<Record<(typeof SIDES)[number], string>>;

/** Both sides as one field, under these names; each photo is uploaded at once, and may be read. */
export function photos(
  sides: Record<(typeof SIDES)[number], string> = words.sides,
  onUploaded?: (fileId: string) => void,
): Kind<Files> {
  return ({ id, value, error, onChange }) => (
    <>
      <div className="grid grid-cols-2 gap-3">
        {SIDES.map((side, at) => (
          <PictureField
            key={side}
            id={at === 0 ? id : `${id}-${side}`}
            kind={side}
            label={sides[side]}
            onUploaded={(fileId) => {
              onChange({ ...value, [side]: fileId });
              onUploaded?.(fileId);
            }}
          />
        ))}
      </div>
      <p className="mt-3 text-13 text-t2">
        {error ? <FieldError>{error}</FieldError> : words.help}
      </p>
    </>
  );
}
