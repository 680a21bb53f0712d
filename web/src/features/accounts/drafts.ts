/* once */
import { passing } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** What was typed of the real-name step. In memory only: it holds a certificate's number. */
export interface RealNameDraft {
  custName: string;
  certNo: string;
  certBegin: string;
  certExpire: string;
  longTerm: boolean;
}

/** What was chosen and typed of the personal step, as its calls take it. */
export interface PersonalDraft {
  occupation?: string;
  income?: string;
  incomeSource?: string;
  credit?: string;
  nonresiFlag?: string;
  provinceCode?: string;
  cityCode?: string;
  districtCode?: string;
  regionName?: string;
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
};

const PERSONAL_KEY = 'tael.personal';

export const realNameDraft = createStore<RealNameDraft>(emptyRealName);
export const personalDraft = createStore<PersonalDraft | null>(readPersonal());

// A reload forgets nothing but numbers of certificates, which no browser keeps.
personalDraft.follow(() => {
  const draft = personalDraft.get();
  if (draft) passing.set(PERSONAL_KEY, JSON.stringify(withoutNumbers(draft)));
  else passing.remove(PERSONAL_KEY);
});

whenSessionEnds(() => {
  realNameDraft.set(emptyRealName);
  personalDraft.set(null);
});

function withoutNumbers(draft: PersonalDraft): PersonalDraft {
  const residences = draft.residences.map((one) => ({ ...one, tin: '' }));
  return { ...draft, benefitCertNo: '', residences };
}

function readPersonal(): PersonalDraft | null {
  try {
    const kept: unknown = JSON.parse(passing.get(PERSONAL_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...emptyPersonal, ...kept } : null;
  } catch {
    return null;
  }
}
