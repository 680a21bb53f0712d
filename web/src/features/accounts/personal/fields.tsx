import type { PersonalDraft } from '@/features/accounts/drafts';
import { isLatinName, nameField } from '@/features/accounts/names';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { personalWords as words } from '@/features/accounts/words';
import { check } from '@/patterns/form/check';
import { choice } from '@/patterns/form/choice';
import type { Field } from '@/patterns/form/field';
import { segment } from '@/patterns/form/segment';
import { text } from '@/patterns/form/text';
import { idField } from '@/trade/customer/idField';
import { region } from '@/trade/customer/region';
import { Note } from '@/ui/Note';
import * as Credit from '@/wire/gen/codes/credit';
import { CHINA_ONLY } from './personal';
import { lackOfResidences, residences } from './residences';

/** Characters that say where a place is. */
const STREET_MIN = 5;

const abroad = ({ nonresiFlag }: PersonalDraft) =>
  nonresiFlag !== undefined && nonresiFlag !== CHINA_ONLY;
const forOther = ({ benefit }: PersonalDraft) => benefit === 'other';

/** A name in Latin letters, of who pays tax abroad. */
const latin = {
  when: abroad,
  kind: text({ placeholder: words.latinHint, maxLength: 40 }),
  fault: (name: string) => (name && !isLatinName(name) ? words.latinWrong : undefined),
};

/** All facts of the personal step, each as a clear choice. */
export function personalFields(choices: OpeningFlow['choices']): readonly Field<PersonalDraft>[] {
  return [
    {
      card: words.work,
      name: 'occupation',
      label: words.occupation,
      kind: choice(choices.occupations),
    },
    { name: 'income', label: words.income, kind: choice(choices.incomes) },
    { name: 'incomeSource', label: words.incomeSource, kind: choice(choices.incomeSources) },
    {
      card: words.address,
      name: 'region',
      label: words.region,
      kind: region,
      wire: 'address',
    },
    {
      name: 'street',
      label: words.street,
      kind: text({
        placeholder: words.streetHint,
        autoComplete: 'street-address',
        maxLength: 80,
      }),
      lacks: (street) => street.trim().length < STREET_MIN,
      unfinished: words.streetWrong,
      wire: 'address.street',
    },
    {
      card: '',
      name: 'nonresiFlag',
      label: words.tax,
      kind: choice(choices.taxResidencies, words.taxPlain),
      below: () => <Note className="mt-3">{words.taxHelp}</Note>,
    },
    { name: 'surnameLatin', label: words.surname, ...latin },
    { name: 'givenNameLatin', label: words.given, ...latin },
    {
      name: 'birthPlace',
      label: words.birthPlace,
      when: abroad,
      kind: text({ placeholder: words.birthPlaceHint, maxLength: 60 }),
    },
    {
      name: 'residences',
      label: words.country,
      when: abroad,
      kind: residences,
      lacks: lackOfResidences,
    },
    { name: 'taxTrue', label: words.taxTrue, short: words.taxShort, kind: check() },
    {
      card: words.benefit,
      name: 'benefit',
      label: words.benefitLabel,
      kind: segment([
        { value: 'self', label: words.self },
        { value: 'other', label: words.other },
      ]),
    },
    {
      name: 'benefitName',
      label: words.benefitName,
      when: forOther,
      ...nameField(),
      wire: 'benefitPerson.name',
    },
    {
      name: 'benefitCertNo',
      label: words.benefitNo,
      when: forOther,
      ...idField({ anyAge: true }),
      wire: 'benefitPerson.certNo',
    },
    {
      card: '',
      name: 'credit',
      label: words.credit,
      kind: choice(choices.credits),
      below: (code) =>
        code !== undefined &&
        code !== Credit.None && (
          <Note tone="warn" className="mt-3">
            {words.creditBad}
          </Note>
        ),
    },
    { name: 'selfTrade', label: words.selfTrade, short: words.selfTradeShort, kind: check() },
  ];
}
