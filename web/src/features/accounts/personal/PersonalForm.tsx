import { useState } from 'react';
import type { PersonalDraft } from '@/features/accounts/drafts';
import { isName } from '@/features/accounts/names';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { realnameWords, personalWords as words } from '@/features/accounts/words';
import { idNumberFault, typedIdNumber } from '@/trade/customer/idNumber';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checks';
import { Input } from '@/ui/Input';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import * as Credit from '@/wire/gen/codes/credit';
import { ChoiceRow } from './ChoiceRow';
import { CHINA_ONLY, STREET_MIN } from './personal';
import { RegionSheet } from './RegionSheet';
import { TaxForm } from './TaxForm';

interface PersonalFormProps {
  draft: PersonalDraft;
  choices: OpeningFlow['choices'];
  onChange: (part: Partial<PersonalDraft>) => void;
}

/** All facts of the personal step, each as a clear choice. */
export function PersonalForm({ draft, choices, onChange }: PersonalFormProps) {
  return (
    <>
      <Card title={words.work}>
        <ChoiceRow
          label={words.occupation}
          choices={choices.occupations}
          value={draft.occupation}
          onChange={(occupation) => onChange({ occupation })}
        />
        <ChoiceRow
          label={words.income}
          choices={choices.incomes}
          value={draft.income}
          onChange={(income) => onChange({ income })}
        />
        <ChoiceRow
          label={words.incomeSource}
          choices={choices.incomeSources}
          value={draft.incomeSource}
          onChange={(incomeSource) => onChange({ incomeSource })}
        />
      </Card>
      <AddressCard draft={draft} onChange={onChange} />
      <Card>
        <ChoiceRow
          label={words.tax}
          choices={choices.taxResidencies}
          plain={words.taxPlain}
          value={draft.nonresiFlag}
          onChange={(nonresiFlag) => onChange({ nonresiFlag })}
        />
        {draft.nonresiFlag && draft.nonresiFlag !== CHINA_ONLY && (
          <TaxForm draft={draft} onChange={onChange} />
        )}
        <Note className="mt-3">{words.taxHelp}</Note>
        <Checkbox checked={draft.taxTrue} onChange={(taxTrue) => onChange({ taxTrue })}>
          {words.taxTrue}
        </Checkbox>
      </Card>
      <BenefitCard draft={draft} onChange={onChange} />
      <Card>
        <ChoiceRow
          label={words.credit}
          choices={choices.credits}
          value={draft.credit}
          onChange={(credit) => onChange({ credit })}
        />
        {draft.credit && draft.credit !== Credit.None && (
          <Note tone="warn" className="mt-3">
            {words.creditBad}
          </Note>
        )}
        <Checkbox checked={draft.selfTrade} onChange={(selfTrade) => onChange({ selfTrade })}>
          {words.selfTrade}
        </Checkbox>
      </Card>
    </>
  );
}

function AddressCard({ draft, onChange }: Pick<PersonalFormProps, 'draft' | 'onChange'>) {
  const [open, setOpen] = useState(false);
  const { street, regionName } = draft;
  return (
    <Card title={words.address}>
      <Row
        title={<span className="text-t2">{words.region}</span>}
        value={
          <span className={regionName ? 'text-t1' : 'text-t3'}>{regionName ?? words.choose}</span>
        }
        onClick={() => setOpen(true)}
      />
      <Input
        label={words.street}
        value={street}
        placeholder={words.streetHint}
        autoComplete="street-address"
        maxLength={80}
        error={street && street.trim().length < STREET_MIN ? words.streetWrong : undefined}
        onChange={(text) => onChange({ street: text })}
      />
      <RegionSheet open={open} onClose={() => setOpen(false)} value={draft} onChange={onChange} />
    </Card>
  );
}

function BenefitCard({ draft, onChange }: Pick<PersonalFormProps, 'draft' | 'onChange'>) {
  const { benefit, benefitName, benefitCertNo } = draft;
  const fault = idNumberFault(benefitCertNo);
  return (
    <Card title={words.benefit}>
      <Segment
        label={words.benefitLabel}
        choices={[
          { value: 'self', label: words.self },
          { value: 'other', label: words.other },
        ]}
        value={benefit}
        onChange={(next) => onChange({ benefit: next })}
      />
      {benefit === 'other' && (
        <>
          <Input
            label={words.benefitName}
            value={benefitName}
            maxLength={20}
            error={
              benefitName.length > 1 && !isName(benefitName.trim())
                ? realnameWords.nameWrong
                : undefined
            }
            onChange={(text) => onChange({ benefitName: text })}
          />
          <Input
            label={words.benefitNo}
            value={benefitCertNo}
            placeholder={realnameWords.numberHint}
            maxLength={22}
            error={fault && fault !== 'age' ? realnameWords.faults[fault] : undefined}
            onChange={(text) => onChange({ benefitCertNo: typedIdNumber(text) })}
          />
        </>
      )}
    </Card>
  );
}
