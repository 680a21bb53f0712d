import type { userAuth } from '@/wire/gen/accounts';
import * as CertificateType from '@/wire/gen/codes/certificate-type';
import type { Input } from '@/wire/operation';

export type CertType = NonNullable<Input<typeof userAuth>['certType']>;

interface CertKind {
  name: string;
  /** For whom it is, where the name alone does not tell. */
  whose?: string;
  /** What the two photos show. */
  sides: { certFront: string; certBack: string };
  /** The form of its number, by an example. */
  example: string;
  /** The next one of the same person has another number. */
  changesNumber: boolean;
}

const faces = { certFront: '有照片的一面', certBack: '另一面' };
const pages = { certFront: '有照片的资料页', certBack: '签名页或签证页' };

/** Kinds of certificates by which a person opens an account. */
export const certKinds: Record<CertType, CertKind> = {
  [CertificateType.IdCard]: {
    name: '居民身份证',
    sides: { certFront: '人像面', certBack: '国徽面' },
    example: '18位',
    changesNumber: false,
  },
  [CertificateType.ChinesePassport]: {
    name: '中国护照',
    whose: '没有身份证的中国公民',
    sides: pages,
    example: '如 E12345678',
    changesNumber: true,
  },
  [CertificateType.MainlandPermit]: {
    name: '港澳居民来往内地通行证',
    whose: '回乡证',
    sides: faces,
    example: 'H或M加8位数字',
    changesNumber: true,
  },
  [CertificateType.ForeignPassport]: {
    name: '外国护照',
    whose: '外国公民',
    sides: pages,
    example: '5至15位字母和数字',
    changesNumber: true,
  },
  [CertificateType.TaiwanPermit]: {
    name: '台湾居民来往大陆通行证',
    whose: '台胞证',
    sides: faces,
    example: '8位数字',
    changesNumber: true,
  },
  [CertificateType.PermanentResidence]: {
    name: '外国人永久居留身份证',
    whose: '号码以9开头，18位',
    sides: faces,
    example: '以9开头，18位',
    changesNumber: false,
  },
  [CertificateType.ResidencePermit]: {
    name: '港澳台居民居住证',
    whose: '号码以81、82或83开头，18位',
    sides: faces,
    example: '以81、82或83开头，18位',
    changesNumber: false,
  },
};

/** The kind that a code names; none of another one. */
export function certTypeOf(code: string | undefined): CertType | undefined {
  return code !== undefined && code in certKinds ? (code as CertType) : undefined;
}

/** Whether birth, sex and country stand in its number (GB 11643). */
export function saysItself(kind: CertType): boolean {
  return kind === CertificateType.PermanentResidence || kind === CertificateType.ResidencePermit;
}

const FORMS: Partial<Record<CertType, RegExp>> = {
  [CertificateType.ChinesePassport]: /^[A-Z]([A-Z]\d{7}|\d{8})$/,
  [CertificateType.MainlandPermit]: /^[HM](\d{8}|\d{10})$/,
  [CertificateType.ForeignPassport]: /^(?=.*\d)[A-Z\d]{5,15}$/,
  [CertificateType.TaiwanPermit]: /^(\d{8}|\d{10})$/,
  [CertificateType.PermanentResidence]: /^9\d{16}[\dX]$/,
  [CertificateType.ResidencePermit]: /^8[123]\d{15}[\dX]$/,
};

/** Whole, by its form; the server looks at the check character, too. */
export function hasForm(kind: CertType, number: string): boolean {
  return FORMS[kind]?.test(number) ?? number.length === 18;
}
