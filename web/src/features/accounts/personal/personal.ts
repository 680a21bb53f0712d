import { emptyPersonal, type PersonalDraft } from '@/features/accounts/drafts';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import type { changeProfile, declareTax } from '@/wire/gen/accounts';
import * as Controller from '@/wire/gen/codes/controller';
import type { Input } from '@/wire/operation';

type ProfileInput = Input<typeof changeProfile>;
type TaxInput = Input<typeof declareTax>;

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
    region: address ?? undefined,
    street: address?.street ?? '',
    benefit: personal.hasBenefitPerson ? 'other' : 'self',
    selfTrade: personal.selfTradeFlag === true,
    controller: personal.controller === Controller.Other ? 'other' : 'self',
    purpose: personal.purpose ?? undefined,
  };
}

/** The personal facts as the server takes them; only for a draft with nothing missing. */
export function profileOf(draft: PersonalDraft): ProfileInput {
  return {
    occupation: draft.occupation as ProfileInput['occupation'],
    income: draft.income as ProfileInput['income'],
    incomeSource: draft.incomeSource as ProfileInput['incomeSource'],
    credit: draft.credit as ProfileInput['credit'],
    address: {
      provinceCode: draft.region?.provinceCode ?? '',
      cityCode: draft.region?.cityCode ?? '',
      districtCode: draft.region?.districtCode ?? '',
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
