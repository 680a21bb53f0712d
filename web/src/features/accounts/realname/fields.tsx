import type { RealNameDraft } from '@/features/accounts/drafts';
import { nameField } from '@/features/accounts/names';
import { realnameWords as words } from '@/features/accounts/words';
import { chinaDay } from '@/lib/days';
import { day, dayFault, isDay } from '@/patterns/form/day';
import type { Field } from '@/patterns/form/field';
import { toggle } from '@/patterns/form/toggle';
import { idField } from '@/trade/customer/idField';
import { groupedIdNumber, ID_LENGTH } from '@/trade/customer/idNumber';
import { markOf, type ReadName, type ReadSoFar } from './certificateDraft';
import { ReadMark } from './ReadMark';

/** Name, number and validity as they stand on the card; what a photo said is marked. */
export function realNameFields(read: ReadSoFar): readonly Field<RealNameDraft>[] {
  function marked(draft: RealNameDraft, name: ReadName, text?: string) {
    const mark = markOf(draft, read, name);
    return mark ? <ReadMark mark={mark} text={text} /> : text;
  }
  return [
    {
      name: 'custName',
      label: words.name,
      ...nameField(words.nameHint),
      hint: (_, draft) => marked(draft, 'custName'),
    },
    {
      name: 'certNo',
      label: words.number,
      ...idField(),
      hint: (number, draft) => marked(draft, 'certNo', soFar(number)),
    },
    {
      name: 'certBegin',
      label: words.begin,
      ...day(words.dayHint, words.dayWrong),
      hint: (_, draft) => marked(draft, 'certBegin'),
    },
    {
      name: 'certExpire',
      label: words.expire,
      when: ({ longTerm }) => !longTerm,
      ...day(words.expireHint, words.dayWrong),
      fault: expiryFault,
      hint: (_, draft) => marked(draft, 'certExpire'),
    },
    {
      name: 'longTerm',
      label: words.longTerm,
      kind: toggle,
      lacks: () => false,
      hint: (on, draft) =>
        (on && marked(draft, 'certExpire', words.longTermSub)) || words.longTermSub,
    },
  ];
}

/** The number as one reads it out, and how many digits of it are missing. */
function soFar(certNo: string): string | undefined {
  if (certNo.length <= 5) return undefined;
  const grouped = groupedIdNumber(certNo);
  const missing = ID_LENGTH - certNo.length;
  return missing > 0 ? words.lacking(grouped, missing) : grouped;
}

function expiryFault(end: string, { certBegin }: RealNameDraft): string | undefined {
  if (!isDay(end)) return dayFault(end, words.dayWrong);
  if (certBegin && end <= certBegin) return words.order;
  return end < chinaDay(Date.now()) ? words.expired : undefined;
}
