import { useState } from 'react';
import { instantTime } from '@/lib/days';
import { askedAmount, typedAmount } from '@/lib/typedSum';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Form } from '@/ui/Form';
import { Input } from '@/ui/Input';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { type cardCheck, nameAmount } from '@/wire/gen/bankcards';
import type { Output } from '@/wire/operation';
import { checkWords as words } from './words.check';

interface CheckAmountProps {
  check: Output<typeof cardCheck>;
  /** It was another amount: so often it may still be named. */
  onMissed: () => void;
}

/** What came to the card, as its holder reads it at the bank. */
export function CheckAmount({ check, onMissed }: CheckAmountProps) {
  const { serialNo, bankName, tail, mobile, validUntil, triesLeft } = check;
  const [typed, setTyped] = useState('');
  const name = useAction(nameAmount, { silent: true, renewsFirst: true });
  const sum = askedAmount(typed);
  // None is a yuan: what was never paid costs no try.
  const never = sum !== undefined && Number(sum) >= 1;
  const amount = never ? undefined : sum;
  function type(next: string) {
    setTyped(typedAmount(typed, next));
    if (name.isError) name.reset();
  }
  function submit() {
    if (amount) name.mutate({ serialNo, amount }, { onError: onMissed });
  }
  return (
    <Card title={words.paid(`${bankName}尾号${tail}`)}>
      <p className="mb-2 text-13 text-t2">{words.paidText(mobile, instantTime(validUntil))}</p>
      <Form onSubmit={submit}>
        <Input
          label={words.amount}
          value={typed}
          inputMode="decimal"
          placeholder={words.amountHint}
          error={never ? words.never : (sentenceOf(name.error) ?? undefined)}
          hint={words.left(triesLeft)}
          onChange={type}
          end={<span className="text-t2">{words.yuan}</span>}
        />
        <Button wide type="submit" className="mt-4" disabled={!amount} loading={name.isPending}>
          {words.verify}
        </Button>
      </Form>
    </Card>
  );
}
