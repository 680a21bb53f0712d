import {
  emptyPersonal,
  type PersonalDraft,
  type TaxResidenceDraft,
} from '@/features/accounts/drafts';
import { isLatinName, isName } from '@/features/accounts/names';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { personalWords as words } from '@/features/accounts/words';
import { idNumberFault } from '@/trade/customer/idNumber';
import type { changeProfile, declareTax } from '@/wire/gen/accounts';
import type { Input } from '@/wire/operation';

type ProfileInput = Input<typeof changeProfile>;
type TaxInput = Input<typeof declareTax>;

/** Characters that say where a place is. */
export const STREET_MIN = 5;
/** Tax resident of China only: nothing more to declare. */
export const CHINA_ONLY = '1';

/** The draft that what the server has kept makes: the step goes on where it was left. */
export function draftOf(personal: OpeningFlow['personal']): PersonalDraft {
  if (!personal) return emptyPersonal;
  const { address } = personal;
  return {
    ...emptyPersonal,
    occupation: personal.occupation ?? undefined,
    income: personal.income ?? undefined,
    incomeSource: personal.incomeSource ?? undefined,
    credit: personal.credit ?? undefined,
    nonresiFlag: personal.nonresiFlag ?? undefined,
    provinceCode: address?.provinceCode,
    cityCode: address?.cityCode,
    districtCode: address?.districtCode,
    regionName: address?.regionName,
    street: address?.street ?? '',
    benefit: personal.hasBenefitPerson ? 'other' : 'self',
    selfTrade: personal.selfTradeFlag === true,
  };
}

/** The first thing that is still missing, in a word; null when the step can be saved. */
export function missingOf(draft: PersonalDraft): string | null {
  if (!draft.occupation) return words.occupation;
  if (!draft.income) return words.income;
  if (!draft.incomeSource) return words.incomeSource;
  if (!draft.districtCode) return words.region;
  if (draft.street.trim().length < STREET_MIN) return words.street;
  if (!draft.nonresiFlag) return words.tax;
  if (draft.nonresiFlag !== CHINA_ONLY) {
    const missing = missingOfTax(draft);
    if (missing) return missing;
  }
  if (!draft.taxTrue) return words.taxShort;
  if (draft.benefit === 'other') {
    if (!isName(draft.benefitName.trim())) return words.benefitName;
    if (!isNumberOfAnyAge(draft.benefitCertNo)) return words.benefitNo;
  }
  if (!draft.credit) return words.credit;
  return draft.selfTrade ? null : words.selfTradeShort;
}

/** A beneficiary may be a child. */
function isNumberOfAnyAge(number: string): boolean {
  const fault = idNumberFault(number);
  return number.length === 18 && (fault === null || fault === 'age');
}

function missingOfTax(draft: PersonalDraft): string | null {
  if (!isLatinName(draft.surnameLatin)) return words.surname;
  if (!isLatinName(draft.givenNameLatin)) return words.given;
  if (!draft.birthPlace.trim()) return words.birthPlace;
  return draft.residences.map(missingOfResidence).find(Boolean) ?? null;
}

function missingOfResidence(residence: TaxResidenceDraft): string | null {
  if (!residence.country) return words.country;
  if (!residence.noTinReason) return residence.tin.trim() ? null : words.tin;
  return residence.noTinReason === 'B' && !residence.noTinText.trim() ? words.noTinText : null;
}

/** The personal facts as the server takes them; only for a draft with nothing missing. */
export function profileOf(draft: PersonalDraft): ProfileInput {
  return {
    occupation: draft.occupation as ProfileInput['occupation'],
    income: draft.income as ProfileInput['income'],
    incomeSource: draft.incomeSource as ProfileInput['incomeSource'],
    credit: draft.credit as ProfileInput['credit'],
    address: {
      provinceCode: draft.provinceCode ?? '',
      cityCode: draft.cityCode ?? '',
      districtCode: draft.districtCode ?? '',
      street: draft.street.trim(),
    },
    hasBenefitPerson: draft.benefit === 'other',
    benefitPerson:
      draft.benefit === 'other'
        ? { name: draft.benefitName.trim(), certNo: draft.benefitCertNo }
        : undefined,
    selfTradeFlag: draft.selfTrade,
  };
}

/** The tax declaration. */
export function taxOf(draft: PersonalDraft): TaxInput {
  const nonresiFlag = draft.nonresiFlag as TaxInput['nonresiFlag'];
  const declared = draft.taxTrue;
  if (nonresiFlag === CHINA_ONLY) return { nonresiFlag, declared };
  return {
    nonresiFlag,
    declared,
    surnameLatin: draft.surnameLatin.trim(),
    givenNameLatin: draft.givenNameLatin.trim(),
    birthPlace: draft.birthPlace.trim(),
    residences: draft.residences.map(({ country, tin, noTinReason, noTinText }) =>
      noTinReason
        ? { country, noTinReason, noTinText: noTinReason === 'B' ? noTinText.trim() : undefined }
        : { country, tin: tin.trim() },
    ),
  };
}
