import type { PersonalDraft } from '@/features/accounts/drafts';
import { nameField } from '@/features/accounts/names';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { choice } from '@/patterns/form/choice';
import type { AnyField, Field } from '@/patterns/form/field';
import { segment } from '@/patterns/form/segment';
import { idField } from '@/trade/customer/idField';
import { Note } from '@/ui/Note';
import * as Controller from '@/wire/gen/codes/controller';
import { fieldsOf, itemsOf } from './parts';
import type { Items } from './useChecked';
import { itemWords } from './words';

const words = itemWords.fxq;
type Personal = OpeningFlow['personal'];
type Person = NonNullable<Personal>['benefitPerson'];

const ASKED = ['occupation', 'income', 'incomeSource', 'hasBenefitPerson'] as const;
const controlled = ({ controller }: PersonalDraft) => controller === 'other';

/** What the law on money laundering asks for: work, money, whose it is, and what for. */
export function fxqFields(
  choices: OpeningFlow['choices'],
  personal: Personal,
): readonly Field<PersonalDraft>[] {
  const asked = fieldsOf(choices, ASKED).map((field) => orKept(field, personal?.benefitPerson));
  return [
    ...asked,
    {
      card: words.who,
      name: 'controller',
      label: words.controllerLabel,
      kind: segment([
        { value: 'self', label: words.own },
        { value: 'other', label: words.others },
      ]),
      below: (who) =>
        who === 'other' && (
          <Note tone="warn" className="mt-3">
            {words.othersNote}
          </Note>
        ),
    },
    orKept(
      {
        name: 'controllerName',
        label: words.controllerName,
        when: controlled,
        ...nameField(),
        wire: 'controllerPerson.name',
      },
      personal?.controllerPerson,
    ),
    orKept(
      {
        name: 'controllerCertNo',
        label: words.controllerNo,
        when: controlled,
        ...idField({ anyAge: true }),
        wire: 'controllerPerson.certNo',
      },
      personal?.controllerPerson,
    ),
    {
      card: words.why,
      name: 'purpose',
      label: words.purposeLabel,
      kind: choice(choices.purposes),
    },
  ];
}

/** Name and number of a person, each with the other. */
const PARTNERS: Partial<Record<keyof PersonalDraft, keyof PersonalDraft>> = {
  benefitName: 'benefitCertNo',
  benefitCertNo: 'benefitName',
  controllerName: 'controllerCertNo',
  controllerCertNo: 'controllerName',
};

const NAMES: readonly string[] = ['benefitName', 'controllerName'];

/** Who is on file stays so unless somebody is typed: only the ends of a number are known here. */
function orKept(field: Field<PersonalDraft>, onFile: Person): Field<PersonalDraft> {
  const partner = PARTNERS[field.name];
  if (!onFile || !partner) return field;
  const { lacks } = field as AnyField<PersonalDraft>;
  const kept: Partial<AnyField<PersonalDraft>> = {
    hint: NAMES.includes(field.name)
      ? itemWords.benefit.kept(onFile.name, onFile.certNo)
      : undefined,
    lacks: (value, draft) => (value || draft[partner] ? lacks?.(value, draft) : undefined),
  };
  return { ...field, ...kept } as Field<PersonalDraft>;
}

/** As the call takes it; a person on file who stays is not named again. */
export function fxqItems(draft: PersonalDraft): Items {
  const { benefitPerson, hasBenefitPerson, ...items } = itemsOf(draft, ASKED);
  const benefitKept = draft.benefit === 'other' && !draft.benefitName && !draft.benefitCertNo;
  const controllerKept = controlled(draft) && !draft.controllerName && !draft.controllerCertNo;
  return {
    ...items,
    ...(benefitKept ? {} : { hasBenefitPerson, benefitPerson }),
    ...(controllerKept ? {} : controllerOf(draft)),
    purpose: draft.purpose as Items['purpose'],
  };
}

function controllerOf(draft: PersonalDraft): Items {
  if (!controlled(draft)) return { controller: Controller.Own };
  const { controllerName, controllerCertNo } = draft;
  return {
    controller: Controller.Other,
    controllerPerson: { name: controllerName.trim(), certNo: controllerCertNo },
  };
}
