import { type RealNameDraft, realNameDraft } from '@/features/accounts/drafts';
import { isName } from '@/features/accounts/names';
import { realnameWords as words } from '@/features/accounts/words';
import { chinaDay } from '@/lib/days';
import { useFields, useStore } from '@/lib/store';
import {
  groupedIdNumber,
  ID_LENGTH,
  idNumberFault,
  isIdNumber,
  typedIdNumber,
} from '@/trade/customer/idNumber';
import { Card } from '@/ui/Card';
import { Switch } from '@/ui/Checks';
import { Input } from '@/ui/Input';
import { Row } from '@/ui/Row';
import { markOf, type ReadName, readSoFar } from './certificateDraft';
import { ReadMark } from './ReadMark';
import { isDay, typedDay } from './validity';

/** Which field the draft still wants, or wants right; null when it can be handed in. */
export function realNameMissing(draft: RealNameDraft, today = chinaDay(Date.now())): string | null {
  if (!isName(draft.custName.trim())) return words.name;
  if (!isIdNumber(draft.certNo)) return words.number;
  if (!isDay(draft.certBegin)) return words.begin;
  return !draft.longTerm && expiryFault(draft, today) ? words.expire : null;
}

/** Name, number and validity as they stand on the card; what a photo said is marked. */
export function RealNameForm() {
  const [draft, change] = useFields(realNameDraft);
  const read = useStore(readSoFar);
  const { custName, certNo } = draft;
  function marked(name: ReadName, text?: string) {
    const mark = markOf(draft, read, name);
    return mark ? <ReadMark mark={mark} text={text} /> : text;
  }
  const fault = idNumberFault(certNo);
  const name = custName.trim();
  // A single character may be the beginning, until the next field is typed in.
  const nameWrong = !isName(name) && (name.length > 1 || (name !== '' && certNo !== ''));
  const expiryWrong = isDay(draft.certExpire)
    ? (expiryFault(draft, chinaDay(Date.now())) ?? undefined)
    : undefined;
  return (
    <Card>
      <Input
        label={words.name}
        value={custName}
        placeholder={words.nameHint}
        name="custName"
        autoComplete="name"
        maxLength={20}
        error={nameWrong ? words.nameWrong : undefined}
        hint={marked('custName')}
        onChange={(text) => change({ custName: text })}
      />
      <Input
        label={words.number}
        name="certNo"
        value={certNo}
        placeholder={words.numberHint}
        maxLength={22}
        error={fault ? words.faults[fault] : undefined}
        hint={marked('certNo', certNo.length > 5 ? soFar(certNo) : undefined)}
        onChange={(text) => change({ certNo: typedIdNumber(text) })}
      />
      <Input
        label={words.begin}
        name="certBegin"
        value={draft.certBegin}
        placeholder={words.dayHint}
        inputMode="numeric"
        maxLength={10}
        error={dayFault(draft.certBegin)}
        hint={marked('certBegin')}
        onChange={(text) => change({ certBegin: typedDay(text, draft.certBegin) })}
      />
      {!draft.longTerm && (
        <Input
          label={words.expire}
          name="certExpire"
          value={draft.certExpire}
          placeholder={words.expireHint}
          inputMode="numeric"
          maxLength={10}
          error={dayFault(draft.certExpire) ?? expiryWrong}
          hint={marked('certExpire')}
          onChange={(text) => change({ certExpire: typedDay(text, draft.certExpire) })}
        />
      )}
      <Row
        title={words.longTerm}
        sub={draft.longTerm ? marked('certExpire', words.longTermSub) : words.longTermSub}
        value={
          <Switch
            label={words.longTerm}
            checked={draft.longTerm}
            onChange={(longTerm) => change({ longTerm })}
          />
        }
      />
    </Card>
  );
}

/** The number as one reads it out, and how many digits of it are missing. */
function soFar(certNo: string): string {
  const grouped = groupedIdNumber(certNo);
  const missing = ID_LENGTH - certNo.length;
  return missing > 0 ? words.lacking(grouped, missing) : grouped;
}

function expiryFault(draft: RealNameDraft, today: string): string | null {
  if (!isDay(draft.certExpire)) return words.expire;
  if (draft.certBegin && draft.certExpire <= draft.certBegin) return words.order;
  return draft.certExpire < today ? words.expired : null;
}

/** A whole date that the calendar does not have. */
function dayFault(day: string): string | undefined {
  return day.length === 10 && !isDay(day) ? words.dayWrong : undefined;
}
