import { emptyResidence, type TaxResidenceDraft } from '@/features/accounts/drafts';
import { personalWords as words } from '@/features/accounts/words';
import { ChoiceRow } from '@/patterns/form/choice';
import type { Kind } from '@/patterns/form/field';
import { TextButton } from '@/ui/Button';
import { Chip, Chips } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { countries } from './countries';

const RESIDENCES_MAX = 3;

/** The countries of tax residency, each with its number or why there is none. */
export const residences: Kind<TaxResidenceDraft[]> = ({ id, value, onChange }) => (
  <>
    {value.map((one, at) => (
      <Residence
        // biome-ignore lint/suspicious/noArrayIndexKey: countries are added and removed at the end
        key={at}
        id={at === 0 ? id : `${id}-${at}`}
        residence={one}
        onChange={(part) =>
          onChange(value.map((other) => (other === one ? { ...one, ...part } : other)))
        }
      />
    ))}
    <div className="flex min-h-11 items-center gap-4 text-13">
      {value.length < RESIDENCES_MAX && (
        <TextButton onClick={() => onChange([...value, { ...emptyResidence }])}>
          {words.addCountry}
        </TextButton>
      )}
      {value.length > 1 && (
        <TextButton onClick={() => onChange(value.slice(0, -1))}>{words.removeCountry}</TextButton>
      )}
    </div>
  </>
);

/** The first thing that one of them lacks. */
export function lackOfResidences(all: readonly TaxResidenceDraft[]): string | undefined {
  return all.map(lackOf).find(Boolean);
}

function lackOf({ country, tin, noTinReason, noTinText }: TaxResidenceDraft): string | undefined {
  if (!country) return words.country;
  if (!noTinReason) return tin.trim() ? undefined : words.tin;
  return noTinReason === 'B' && !noTinText.trim() ? words.noTinText : undefined;
}

interface ResidenceProps {
  id: string;
  residence: TaxResidenceDraft;
  onChange: (part: Partial<TaxResidenceDraft>) => void;
}

function Residence({ id, residence, onChange }: ResidenceProps) {
  const { country, tin, noTinReason, noTinText } = residence;
  const turn = (reason: 'A' | 'B') =>
    onChange({ noTinReason: noTinReason === reason ? undefined : reason, tin: '' });
  return (
    <>
      <ChoiceRow
        id={id}
        name="country"
        label={words.country}
        choices={countries}
        value={country || undefined}
        onChange={(code) => onChange({ country: code })}
      />
      {!noTinReason && (
        <Input
          label={words.tin}
          value={tin}
          placeholder={words.tinHint}
          maxLength={40}
          onChange={(text) => onChange({ tin: text })}
        />
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-2 py-2 text-13 text-t2">
        {words.noTin}
        <Chips>
          <Chip on={noTinReason === 'A'} onClick={() => turn('A')}>
            {words.noTinA}
          </Chip>
          <Chip on={noTinReason === 'B'} onClick={() => turn('B')}>
            {words.noTinB}
          </Chip>
        </Chips>
      </div>
      {noTinReason === 'B' && (
        <Input
          label={words.noTinText}
          value={noTinText}
          maxLength={100}
          onChange={(text) => onChange({ noTinText: text })}
        />
      )}
    </>
  );
}
