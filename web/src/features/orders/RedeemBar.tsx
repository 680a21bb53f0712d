import { monthDay } from '@/lib/days';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { ActBar } from './ActBar';
import type { BuyStep } from './steps';
import { redeemWords as words } from './words';
import { intoWords } from './words.into';

interface RedeemBarProps {
  /** The preview of exactly what is typed. */
  pre: Output<typeof preRedeem> | undefined;
  quick: boolean;
  step: BuyStep;
  onAct: () => void;
}

/** What arrives, or buys, and when, and the one button. */
export function RedeemBar({ pre, quick, step, onAct }: RedeemBarProps) {
  return (
    <ActBar label={labelOf(pre, quick)} value={pre?.net} prefix="¥" step={step} onAct={onAct} />
  );
}

function labelOf(pre: RedeemBarProps['pre'], quick: boolean): string {
  if (quick || !pre) return words.quickText;
  if (pre.into) return intoWords.bar(monthDay(pre.into.dates.tDay));
  return words.netOn(monthDay(pre.dates.arriveDate));
}
