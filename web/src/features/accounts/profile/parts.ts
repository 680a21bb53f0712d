import type { PersonalDraft } from '@/features/accounts/drafts';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { personalFields } from '@/features/accounts/personal/fields';
import { profileOf } from '@/features/accounts/personal/personal';
import type { Field } from '@/patterns/form/field';
import type { symbol } from '@/wire/gen/accounts';
import type { Output } from '@/wire/operation';
import type { Items } from './useChecked';

export type Complete = Output<typeof symbol>;
type Name = keyof PersonalDraft;

/** The fields of an element that trading needs, in the order of the page. */
const FIELDS = {
  occupation: ['occupation'],
  income: ['income'],
  incomeSource: ['incomeSource'],
  address: ['region', 'street'],
  nonresiFlag: [
    'nonresiFlag',
    'surnameLatin',
    'givenNameLatin',
    'birthPlace',
    'residences',
    'taxTrue',
  ],
  hasBenefitPerson: ['benefit', 'benefitName', 'benefitCertNo'],
  credit: ['credit'],
  selfTradeFlag: ['selfTrade'],
} as const satisfies Record<string, readonly Name[]>;

export type Element = keyof typeof FIELDS;
const ELEMENTS = Object.keys(FIELDS) as Element[];
const PHOTOS = 'certFiles';

/** The elements that are missing and filled in here. */
export function missingOf({ elementMap }: Pick<Complete, 'elementMap'>): readonly Element[] {
  return ELEMENTS.filter((element) => elementMap[element] === '1');
}

/** Whether photos of the certificate are missing, which are handed in on a page of their own. */
export function lacksPhotos({ elementMap }: Pick<Complete, 'elementMap'>): boolean {
  return elementMap[PHOTOS] === '1';
}

/** The fields of these elements, and no other. */
export function fieldsOf(
  choices: OpeningFlow['choices'],
  elements: readonly Element[],
): readonly Field<PersonalDraft>[] {
  const names: readonly Name[] = elements.flatMap((element) => FIELDS[element]);
  const asked = personalFields(choices).filter(({ name }) => names.includes(name));
  // What a bad record means for an account that is being opened; here the server says what follows.
  return asked.map((field) => (field.name === 'credit' ? { ...field, below: undefined } : field));
}

/** What is given of these elements; tax residency is declared by itself. */
export function itemsOf(draft: PersonalDraft, elements: readonly Element[]): Items {
  const whole = profileOf(draft);
  const items: Items = {};
  for (const element of elements) {
    if (element === 'nonresiFlag') continue;
    Object.assign(items, { [element]: whole[element] });
    if (element === 'hasBenefitPerson') items.benefitPerson = whole.benefitPerson;
  }
  return items;
}
