import { photos } from '@/features/accounts/certificate/photos';
import { certKinds, certTypeOf, hasForm, saysItself } from '@/features/accounts/certKinds';
import type { OverseaDraft } from '@/features/accounts/drafts';
import { isName } from '@/features/accounts/names';
import { countries } from '@/features/accounts/personal/countries';
import { chinaDay } from '@/lib/days';
import { choice } from '@/patterns/form/choice';
import { day, dayFault, isDay } from '@/patterns/form/day';
import type { Field } from '@/patterns/form/field';
import { text } from '@/patterns/form/text';
import { typedCertNumber } from '@/trade/customer/certNumber';
import { idNumberFault } from '@/trade/customer/idNumber';
import * as CertificateType from '@/wire/gen/codes/certificate-type';
import * as Sex from '@/wire/gen/codes/sex';
import { overseaWords as words } from './words';

const abroad = Object.entries(certKinds).filter(([code]) => code !== CertificateType.IdCard);
const kinds = abroad.map(([code, { name }]) => ({ code, name }));
const whose = Object.fromEntries(abroad.map(([code, kind]) => [code, kind.whose]));
// Whose country is one of these has a permit of its own.
const foreign = countries.filter(({ code }) => !/HK|MO|TW/.test(code));

/** What stands on the certificate: what its number says is not asked for. */
export function overseaFields(draft: OverseaDraft): readonly Field<OverseaDraft>[] {
  const certType = certTypeOf(draft.certType);
  const kind = certType && certKinds[certType];
  const isPassport = certType === CertificateType.ForeignPassport;
  const isAsked = () => certType !== undefined;
  const saysNothing = () => certType !== undefined && !saysItself(certType);
  return [
    { name: 'certType', label: words.kind, card: words.kindCard, kind: choice(kinds, whose) },
    {
      name: 'custName',
      label: words.name,
      when: isAsked,
      kind: text({ placeholder: words.nameHint, autoComplete: 'name', maxLength: 60 }),
      lacks: (name) => !isName(name.trim()) && !isLatin(name.trim()),
      unfinished: words.nameWrong,
    },
    {
      name: 'certNo',
      label: words.number,
      when: isAsked,
      kind: text({ placeholder: kind?.example, maxLength: 22, typed: typedCertNumber }),
      lacks: (number) => !certType || !hasForm(certType, number),
      fault: (number) =>
        certType && saysItself(certType) && hasForm(certType, number)
          ? numberFault(number)
          : undefined,
      unfinished: kind && words.numberWrong(kind.example),
    },
    {
      name: 'nationality',
      label: words.country,
      card: words.personCard,
      when: () => isPassport,
      kind: choice(foreign),
    },
    {
      name: 'sex',
      label: words.sex,
      card: isPassport ? undefined : words.personCard,
      when: saysNothing,
      kind: choice([
        { code: Sex.Male, name: words.male },
        { code: Sex.Female, name: words.female },
      ]),
    },
    {
      name: 'birth',
      label: words.birth,
      when: saysNothing,
      ...day(words.birthHint, words.birthWrong),
      fault: birthFault,
    },
    {
      name: 'certBegin',
      label: words.begin,
      card: words.validCard,
      when: isAsked,
      ...day(words.beginHint, words.dayWrong),
    },
    {
      name: 'certExpire',
      label: words.expire,
      when: isAsked,
      ...day(words.expireHint, words.dayWrong),
      fault: expiryFault,
    },
    {
      name: 'files',
      label: words.photos,
      card: words.photos,
      when: isAsked,
      kind: photos(kind?.sides),
      lacks: ({ certFront, certBack }) =>
        certFront ? (certBack ? undefined : kind?.sides.certBack) : kind?.sides.certFront,
    },
  ];
}

function numberFault(number: string): string | undefined {
  const fault = idNumberFault(number);
  return fault === 'age' ? words.young : fault ? words.checkWrong : undefined;
}

/** A name in Latin letters, as it stands on a passport. */
function isLatin(name: string): boolean {
  return /^\p{Script=Latin}[\p{Script=Latin} '.-]{1,59}$/u.test(name);
}

function birthFault(birth: string): string | undefined {
  if (!isDay(birth)) return dayFault(birth, words.birthWrong);
  const today = chinaDay(Date.now());
  if (birth < '1900' || birth > today) return words.birthWrong;
  const adult = `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}`;
  return adult > today ? words.young : undefined;
}

function expiryFault(end: string, { certBegin }: OverseaDraft): string | undefined {
  if (!isDay(end)) return dayFault(end, words.dayWrong);
  if (certBegin && end <= certBegin) return words.order;
  return end < chinaDay(Date.now()) ? words.expired : undefined;
}
