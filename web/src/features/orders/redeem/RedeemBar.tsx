import { intoWords } from '@/features/orders/into/words.into';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { monthDay } from '@/lib/days';
import { ActBar } from '@/trade/form/ActBar';
import type { TradeStep } from '@/trade/form/step';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

interface RedeemBarProps {
  /** The preview of exactly what is typed. */
  pre: Output<typeof preRedeem> | undefined;
  quick: boolean;
  step: TradeStep;
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
