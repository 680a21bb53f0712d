import { shortDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { Inset } from '@/ui/Card';
import type { Refusal } from '@/wire/failure';
import { changedIn } from './promised';
import { changedWords as words } from './words.password';

/** What the customer read and what holds by now, side by side, before he confirms again. */
export function Changed({ refusal }: { refusal: Refusal }) {
  const { day, fee } = changedIn(refusal);
  return (
    <>
      {day && <Pair title={words.day} read={shortDay(day.read)} now={shortDay(day.now)} />}
      {fee && <Pair title={words.fee} read={yuan(fee.read)} now={yuan(fee.now)} />}
    </>
  );
}

function yuan(fee: string): string {
  return `¥${amount(fee)}`;
}

function Pair({ title, read, now }: { title: string; read: string; now: string }) {
  return (
    <Inset className="mt-3 text-start">
      <p className="text-13 strong">{title}</p>
      <dl className="mt-1 grid grid-cols-2 gap-3">
        <div>
          <dt className="text-12 text-t3">{words.read}</dt>
          <dd className="fig m-0 text-17 text-t2">{read}</dd>
        </div>
        <div>
          <dt className="text-12 text-t3">{words.now}</dt>
          <dd className="fig m-0 text-17 strong">{now}</dd>
        </div>
      </dl>
    </Inset>
  );
}
