import {
  emptyResidence,
  type PersonalDraft,
  type TaxResidenceDraft,
} from '@/features/accounts/drafts';
import { isLatinName } from '@/features/accounts/names';
import { personalWords as words } from '@/features/accounts/words';
import { TextButton } from '@/ui/Button';
import { Chip, Chips } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { ChoiceRow } from './ChoiceRow';
import { countries } from './countries';

const RESIDENCES_MAX = 3;

interface TaxFormProps {
  draft: PersonalDraft;
  onChange: (part: Partial<PersonalDraft>) => void;
}

/** What a tax resident of another country must add: name in Latin letters, birth place, numbers. */
export function TaxForm({ draft, onChange }: TaxFormProps) {
  const { residences } = draft;
  function changeAt(at: number, part: Partial<TaxResidenceDraft>) {
    onChange({
      residences: residences.map((one, index) => (index === at ? { ...one, ...part } : one)),
    });
  }
  return (
    <>
      <LatinInput
        label={words.surname}
        value={draft.surnameLatin}
        onChange={(surnameLatin) => onChange({ surnameLatin })}
      />
      <LatinInput
        label={words.given}
        value={draft.givenNameLatin}
        onChange={(givenNameLatin) => onChange({ givenNameLatin })}
      />
      <Input
        label={words.birthPlace}
        value={draft.birthPlace}
        placeholder={words.birthPlaceHint}
        maxLength={60}
        onChange={(birthPlace) => onChange({ birthPlace })}
      />
      {residences.map((residence, at) => (
        <Residence
          // biome-ignore lint/suspicious/noArrayIndexKey: countries are added and removed at the end
          key={at}
          residence={residence}
          onChange={(part) => changeAt(at, part)}
        />
      ))}
      <div className="flex min-h-11 items-center gap-4 text-13">
        {residences.length < RESIDENCES_MAX && (
          <TextButton onClick={() => onChange({ residences: [...residences, emptyResidence] })}>
            {words.addCountry}
          </TextButton>
        )}
        {residences.length > 1 && (
          <TextButton onClick={() => onChange({ residences: residences.slice(0, -1) })}>
            {words.removeCountry}
          </TextButton>
        )}
      </div>
    </>
  );
}

function LatinInput(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Input
      {...props}
      placeholder={words.latinHint}
      maxLength={40}
      error={props.value && !isLatinName(props.value) ? words.latinWrong : undefined}
    />
  );
}

interface ResidenceProps {
  residence: TaxResidenceDraft;
  onChange: (part: Partial<TaxResidenceDraft>) => void;
}

function Residence({ residence, onChange }: ResidenceProps) {
  const { country, tin, noTinReason, noTinText } = residence;
  const turn = (reason: 'A' | 'B') =>
    onChange({ noTinReason: noTinReason === reason ? undefined : reason, tin: '' });
  return (
    <>
      <ChoiceRow
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
