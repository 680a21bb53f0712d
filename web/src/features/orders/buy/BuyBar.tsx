import { ActBar } from '@/trade/form/ActBar';
import type { TradeStep } from '@/trade/form/step';
import { buyWords as words } from '@/trade/form/words.buy';

interface BuyBarProps {
  /** Amount as on the wire; empty when none. */
  value: string;
  step: TradeStep;
  onAct: () => void;
}

/** What is paid, and the one button. */
export function BuyBar({ value, step, onAct }: BuyBarProps) {
  return <ActBar label={words.total} value={value} prefix="¥" step={step} onAct={onAct} />;
}
