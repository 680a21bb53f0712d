import type { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { monthDay } from '@/lib/days';
import { ActBar } from './ActBar';
import type { BuyStep } from './steps';
import { redeemWords as words } from './words';

interface RedeemBarProps {
  /** The preview of exactly what is typed. */
  pre: Output<typeof preRedeem> | undefined;
  quick: boolean;
  /** Why it cannot be submitted. */
  why: string | undefined;
  onAct: () => void;
}

/** What arrives and when, and the one button. */
export function RedeemBar({ pre, quick, why, onAct }: RedeemBarProps) {
  const act = words.submit;
  const step: BuyStep = pre && !why ? { kind: 'pay', act } : { kind: 'wait', act, why: why ?? '' };
  return (
    <ActBar
      label={quick || !pre ? words.quickText : words.netOn(monthDay(pre.dates.arriveDate))}
      value={pre?.net}
      prefix="¥"
      step={step}
      onAct={onAct}
    />
  );
}
