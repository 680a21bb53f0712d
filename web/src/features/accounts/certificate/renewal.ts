import { certKinds, hasForm } from '@/features/accounts/certKinds';
import { LONG_TERM } from '@/features/accounts/realname/validity';
import { chinaDay } from '@/lib/days';
import { day, dayFault, isDay } from '@/patterns/form/day';
import type { Field, Kind } from '@/patterns/form/field';
import { text } from '@/patterns/form/text';
import { toggle } from '@/patterns/form/toggle';
import { typedCertNumber } from '@/trade/customer/certNumber';
import type { CertificateReading } from '@/trade/photo/photos';
import type { changeOneItem } from '@/wire/gen/accounts';
import * as CertificateType from '@/wire/gen/codes/certificate-type';
import type { Input } from '@/wire/operation';
import { type Cert, isLongTerm, lacksPhotosOnly } from './certState';
import type { RenewalDraft } from './drafts';
import type { PhotoMark } from './FramedPhoto';
import { frames, type Marks, type Side } from './frames';
import { renewWords as words } from './words';

export const emptyRenewal: RenewalDraft = {
  files: {},
  certNo: '',
  certBegin: '',
  certExpire: '',
  longTerm: false,
  daysRight: false,
  password: '',
};

/** What photos said, and what is done with those that are uploaded. */
interface Photos {
  read: ReadSoFar;
  /** The days that were read last; their photo may have been taken again. */
  last: ReadDays | undefined;
  marks: Marks;
  onUploaded: (side: Side, fileId: string) => void;
  /** Draws the doubt about the days. */
  doubt: Kind<boolean>;
}

/** Photos, days and the password; what a photo says is marked at the days. */
export function renewalFields(cert: Cert, photo: Photos): readonly Field<RenewalDraft>[] {
  const { read, last, marks, onUploaded, doubt } = photo;
  const { certType } = cert;
  const { sides, changesNumber, example } = certKinds[certType];
  const isIdCard = certType === CertificateType.IdCard;
  const same = lacksPhotosOnly(cert);
  const number = same ? words.sameNumber : words.number;
  return [
    {
      name: 'files',
      label: words.photos,
      card: photosTitle(cert),
      // What is read from photos is the identity card's.
      kind: frames(sides, isIdCard ? { marks, onUploaded } : undefined),
      lacks: ({ certFront, certBack }) =>
        certFront ? (certBack ? undefined : sides.certBack) : sides.certFront,
      fault: ({ certFront, certBack }) =>
        certFront && certFront === certBack ? words.twice : undefined,
    },
    {
      name: 'certNo',
      label: number,
      card: number,
      when: () => changesNumber,
      kind: text({ placeholder: example, maxLength: 22, typed: typedCertNumber }),
      lacks: (number) => !hasForm(certType, number),
      unfinished: words.numberWrong(example),
      hint: words.numberHint,
    },
    {
      name: 'certBegin',
      label: words.begin,
      card: same ? words.sameDays : words.days,
      ...day(words.dayHint, words.dayWrong),
      fault: beginFault,
      hint: (_, draft) => daysHint(read.days, draft),
    },
    {
      name: 'certExpire',
      label: words.expire,
      when: ({ longTerm }) => !longTerm,
      ...day(words.endHint, words.dayWrong),
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
      name: 'daysRight',
      label: words.doubt,
      when: (draft) => isDoubted(last, draft),
      kind: doubt,
      hint: last && words.doubtful(spoken(last)),
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

/** 拍新证件, or 拍证件 of the one on file. */
export function photosTitle(cert: Cert): string {
  return lacksPhotosOnly(cert) ? words.photosOnly : words.photos;
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
  /** How sure the engine is of them, 0 to 100. */
  score: number;
}

/** What the photos of both sides have said. */
export interface ReadSoFar {
  name?: string;
  number?: string;
  days?: ReadDays;
  authority?: string;
  address?: string;
}

/** What one more photo says; what it does not say stays. */
export function withRead(so: ReadSoFar, read?: CertificateReading): ReadSoFar {
  if (!read) return so;
  const { custName, certNo, authority, address } = read;
  return {
    name: custName.value ?? so.name,
    number: certNo.value ?? so.number,
    days: daysOf(read) ?? so.days,
    authority: authority.value ?? so.authority,
    address: address.value ?? so.address,
  };
}

/** What is said of a photo of a side; nothing where it could be read, or nothing can be. */
export function markOf(read: CertificateReading, side: Side): PhotoMark | undefined {
  if (!read.available) return undefined;
  if (read.side && read.side !== side) return 'otherSide';
  return hasRead(withRead({}, read)) ? undefined : (read.fault ?? 'unread');
}

export function hasRead(so: ReadSoFar): boolean {
  return Object.values(so).some((value) => value !== undefined);
}

/** The days that a photo says; none where it says none that a rule lets pass. */
export function daysOf({ certBegin, certExpire }: CertificateReading): ReadDays | null {
  if (!certBegin.value || !certExpire.value) return null;
  const score = Math.min(certBegin.score, certExpire.score);
  return { certBegin: certBegin.value, certExpire: certExpire.value, score };
}

/** From here on digits are sure enough not to be asked about. */
const SURE = 75;

/** Whether the days are still those that were read with doubt; typed ones are the customer's. */
function isDoubted(read: ReadDays | undefined, draft: RenewalDraft): boolean {
  return read !== undefined && read.score < SURE && agrees(read, draft);
}

function agrees(read: ReadDays, draft: RenewalDraft): boolean {
  const { certBegin, certExpire } = askedOf(draft);
  return certBegin === read.certBegin && certExpire === read.certExpire;
}

/** The days that a photo says, but for what was typed since the one `before`; the hand wins. */
export function withDays(
  draft: RenewalDraft,
  { certBegin, certExpire }: ReadDays,
  before?: ReadDays,
): Partial<RenewalDraft> {
  const now = askedOf(draft);
  const longTerm = certExpire === LONG_TERM;
  const put = (name: 'certBegin' | 'certExpire', part: Partial<RenewalDraft>) =>
    (!now[name] || now[name] === before?.[name]) && { ...part, daysRight: false };
  return {
    ...put('certBegin', { certBegin }),
    ...put('certExpire', { certExpire: longTerm ? '' : certExpire, longTerm }),
  };
}

function spoken({ certBegin, certExpire }: ReadDays): string {
  return `${certBegin} 至 ${certExpire === LONG_TERM ? words.longTerm : certExpire}`;
}

function daysHint(read: ReadDays | undefined, draft: RenewalDraft): string | undefined {
  return read && (agrees(read, draft) ? words.readDays : words.otherDays)(spoken(read));
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
  if (isLongTerm(cert)) return words.notLongTerm;
  const isLate = cert.hasPictures ? end > cert.certExpire : end >= cert.certExpire;
  if (isLate) return undefined;
  return (lacksPhotosOnly(cert) ? words.notOnFile : words.notLater)(cert.certExpire);
}
