import { certKinds, hasForm } from '@/features/accounts/certKinds';
import { LONG_TERM } from '@/features/accounts/realname/validity';
import { chinaDay } from '@/lib/days';
import { day, dayFault, isDay } from '@/patterns/form/day';
import type { Field } from '@/patterns/form/field';
import { text } from '@/patterns/form/text';
import { toggle } from '@/patterns/form/toggle';
import { typedCertNumber } from '@/trade/customer/certNumber';
import type { CertificateReading } from '@/trade/photo/photos';
import type { changeOneItem } from '@/wire/gen/accounts';
import * as CertificateType from '@/wire/gen/codes/certificate-type';
import type { Input } from '@/wire/operation';
import type { Cert } from './certState';
import { type Files, photos } from './photos';
import { renewWords as words } from './words';

/** A new certificate as it is filled in. */
export interface RenewalDraft {
  files: Files;
  /** Of a kind whose next one has another number. */
  certNo: string;
  certBegin: string;
  certExpire: string;
  longTerm: boolean;
  password: string;
}

export const emptyRenewal: RenewalDraft = {
  files: {},
  certNo: '',
  certBegin: '',
  certExpire: '',
  longTerm: false,
  password: '',
};

/** Photos, days and the password; what a photo says is marked at the days. */
export function renewalFields(
  cert: Cert,
  read: ReadDays | null,
  onUploaded: (fileId: string) => void,
): readonly Field<RenewalDraft>[] {
  const { certType } = cert;
  const { sides, changesNumber, example } = certKinds[certType];
  const isIdCard = certType === CertificateType.IdCard;
  return [
    {
      name: 'files',
      label: words.photos,
      card: words.photos,
      // What is read from photos is the identity card's.
      kind: photos(sides, isIdCard ? onUploaded : undefined),
      lacks: ({ certFront, certBack }) =>
        certFront ? (certBack ? undefined : sides.certBack) : sides.certFront,
    },
    {
      name: 'certNo',
      label: words.number,
      card: words.number,
      when: () => changesNumber,
      kind: text({ placeholder: example, maxLength: 22, typed: typedCertNumber }),
      lacks: (number) => !hasForm(certType, number),
      unfinished: words.numberWrong(example),
      hint: words.numberHint,
    },
    {
      name: 'certBegin',
      label: words.begin,
      card: words.days,
      ...day(words.dayHint, words.dayWrong),
      fault: beginFault,
      hint: (_, draft) => daysHint(read, draft),
    },
    {
      name: 'certExpire',
      label: words.expire,
      when: ({ longTerm }) => !longTerm,
      ...day(words.dayHint, words.dayWrong),
      fault: (end, draft) => expiryFault(end, draft, cert),
    },
    {
      name: 'longTerm',
      label: words.longTerm,
      when: () => isIdCard,
      kind: toggle,
      lacks: () => false,
      hint: words.longTermSub,
    },
    {
      name: 'password',
      label: words.password,
      card: words.passwordCard,
      kind: text({
        type: 'password',
        autoComplete: 'current-password',
        maxLength: 64,
        placeholder: words.passwordHint,
      }),
    },
  ];
}

/** As the call takes it; the password goes before, by itself. */
export function askedOf(draft: RenewalDraft): Input<typeof changeOneItem> {
  const { files, certNo, certBegin, certExpire, longTerm } = draft;
  return {
    ...(certNo ? { certNo } : {}),
    certBegin,
    certExpire: longTerm ? LONG_TERM : certExpire,
    frontFileId: files.certFront,
    backFileId: files.certBack,
  };
}

/** The days on a photo. */
export interface ReadDays {
  certBegin: string;
  certExpire: string;
}

/** The days that a photo says; none where it says none that a rule lets pass. */
export function daysOf({ certBegin, certExpire }: CertificateReading): ReadDays | null {
  if (!certBegin.value || !certExpire.value) return null;
  return { certBegin: certBegin.value, certExpire: certExpire.value };
}

/** The days that a photo says, where nothing was typed; the hand wins. */
export function withDays(draft: RenewalDraft, read: ReadDays): Partial<RenewalDraft> {
  if (draft.certBegin || draft.certExpire || draft.longTerm) return {};
  const longTerm = read.certExpire === LONG_TERM;
  return { certBegin: read.certBegin, certExpire: longTerm ? '' : read.certExpire, longTerm };
}

/** Whether a photo is of the certificate on file; undefined where no number was read. */
export function isSame(
  reading: CertificateReading,
  cert: Pick<Cert, 'certNo'>,
): boolean | undefined {
  const number = reading.certNo.value;
  if (!number) return undefined;
  // Only the ends of the number on file are known here; the server compares the whole.
  return cert.certNo === number.slice(0, 3) + '*'.repeat(number.length - 7) + number.slice(-4);
}

function daysHint(read: ReadDays | null, draft: RenewalDraft): string | undefined {
  if (!read) return undefined;
  const { certBegin, certExpire } = askedOf(draft);
  const last = read.certExpire === LONG_TERM ? words.longTerm : read.certExpire;
  const days = `${read.certBegin} 至 ${last}`;
  const agrees = certBegin === read.certBegin && certExpire === read.certExpire;
  return agrees ? words.readDays(days) : words.otherDays(days);
}

function beginFault(begin: string): string | undefined {
  if (!isDay(begin)) return dayFault(begin, words.dayWrong);
  return begin > chinaDay(Date.now()) ? words.future : undefined;
}

/** Why a last day will not do. */
export function expiryFault(
  end: string,
  { certBegin }: RenewalDraft,
  cert: Cert,
): string | undefined {
  if (!isDay(end)) return dayFault(end, words.dayWrong);
  if (certBegin && end <= certBegin) return words.order;
  if (end <= chinaDay(Date.now())) return words.expired;
  const isLate = cert.hasPictures ? end > cert.certExpire : end >= cert.certExpire;
  return isLate ? undefined : words.notLater(cert.certExpire);
}
