import { makeWords as words } from '@/features/plans/words.make';
import { shortDay } from '@/lib/days';
import { ActBar } from '@/trade/form/ActBar';
import type { TradeStep } from '@/trade/form/step';

interface MakeBarProps {
  /** Amount as on the wire; empty when none. */
  value: string;
  smart: boolean;
  /** The first day that takes something, where it is known. */
  first: string | undefined;
  step: TradeStep;
  onAct: () => void;
}

/** When it begins with how much, and the one button. */
export function MakeBar({ value, smart, first, step, onAct }: MakeBarProps) {
  const each = smart ? words.eachBase : words.each;
  const label = first ? words.first(shortDay(first), each) : each;
  return <ActBar label={label} value={value} prefix="¥" step={step} onAct={onAct} />;
}
