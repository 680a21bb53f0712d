import { Button } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { BottomBar } from '@/ui/Page';
import type { BuyStep } from './steps';
import { buyWords as words } from './words';

interface BuyBarProps {
  /** Amount as on the wire; empty when none. */
  value: string;
  step: BuyStep;
  onAct: () => void;
}

/** What is paid, and the one button; what is missing stands beside it. */
export function BuyBar({ value, step, onAct }: BuyBarProps) {
  const why = 'why' in step ? step.why : undefined;
  return (
    <BottomBar>
      <div className="min-w-0 flex-1" aria-live="polite">
        {why ? (
          <span className="block text-13 text-t2">{why}</span>
        ) : (
          <>
            <span className="block text-12 text-t3">{words.total}</span>
            <Figure value={value} size={20} prefix="¥" />
          </>
        )}
      </div>
      <Button disabled={step.kind === 'wait'} onClick={onAct} className="min-w-44">
        {step.act}
      </Button>
    </BottomBar>
  );
}
