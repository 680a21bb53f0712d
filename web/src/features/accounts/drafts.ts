/* once: what was typed */
import { keptDraft } from '@/patterns/form/draft';
import type { Region } from '@/trade/customer/RegionSheet';
import type { Files } from './certificate/photos';

/** What was typed of the real-name step. It holds a certificate's number. */
export interface RealNameDraft {
  custName: string;
  certNo: string;
  certBegin: string;
  certExpire: string;
  longTerm: boolean;
}

/** What was typed of a certificate other than the identity card. It holds its number. */
export interface OverseaDraft {
  /** A code of `certKinds`. */
  certType?: string;
  custName: string;
  certNo: string;
  /** ISO 3166 letters. */
  nationality?: string;
  sex?: string;
  birth: string;
  certBegin: string;
  certExpire: string;
  files: Files;
}

/** What was chosen and typed of the personal step, as its calls take it. */
export interface PersonalDraft {
  occupation?: string;
  income?: string;
  incomeSource?: string;
  credit?: string;
  nonresiFlag?: string;
  region?: Region;
  street: string;
  benefit: 'self' | 'other';
  benefitName: string;
  benefitCertNo: string;
  selfTrade: boolean;
  taxTrue: boolean;
  surnameLatin: string;
  givenNameLatin: string;
  birthPlace: string;
  residences: TaxResidenceDraft[];
  controller: 'self' | 'other';
  controllerName: string;
  controllerCertNo: string;
  purpose?: string;
}

/** A country of tax residency. */
export interface TaxResidenceDraft {
  /** ISO 3166 letters. */
  country: string;
  tin: string;
  /** A: the country issues none; B: it cannot be obtained. */
  noTinReason?: 'A' | 'B';
  noTinText: string;
}

export const emptyRealName: RealNameDraft = {
  custName: '',
  certNo: '',
  certBegin: '',
  certExpire: '',
  longTerm: false,
};

export const emptyOversea: OverseaDraft = {
  custName: '',
  certNo: '',
  birth: '',
  certBegin: '',
  certExpire: '',
  files: {},
};

export const emptyResidence: TaxResidenceDraft = { country: '', tin: '', noTinText: '' };

export const emptyPersonal: PersonalDraft = {
  street: '',
  benefit: 'self',
  benefitName: '',
  benefitCertNo: '',
  selfTrade: false,
  taxTrue: false,
  surnameLatin: '',
  givenNameLatin: '',
  birthPlace: '',
  residences: [emptyResidence],
  controller: 'self',
  controllerName: '',
  controllerCertNo: '',
};

/** In memory only. */
export const realNameDraft = keptDraft<RealNameDraft>();
export const overseaDraft = keptDraft<OverseaDraft>();

/** A reload forgets nothing but numbers of certificates, which no browser keeps. */
export const personalDraft = keptDraft<PersonalDraft>({
  at: 'tael.personal',
  bare: (draft) => ({
    ...draft,
    benefitCertNo: '',
    controllerCertNo: '',
    residences: draft.residences.map((one) => ({ ...one, tin: '' })),
  }),
});

/** Nothing of them is wanted any more: the account is open. */
export function emptyDrafts() {
  realNameDraft.set(null);
  overseaDraft.set(null);
  personalDraft.set(null);
}
