import { ActBar } from './ActBar';
import type { BuyStep } from './steps';
import { buyWords as words } from './words';

interface BuyBarProps {
  /** Amount as on the wire; empty when none. */
  value: string;
  step: BuyStep;
  onAct: () => void;
}

/** What is paid, and the one button. */
export function BuyBar({ value, step, onAct }: BuyBarProps) {
  return <ActBar label={words.total} value={value} prefix="¥" step={step} onAct={onAct} />;
}
