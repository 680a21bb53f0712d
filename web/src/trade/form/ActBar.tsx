import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { OFFLINE } from '@/wire/action';
import { offline } from '@/wire/line';
import type { TradeStep } from './step';

interface ActBarProps {
  /** What the figure is. */
  label: string;
  value: string | undefined;
  prefix?: string;
  unit?: string;
  step: TradeStep;
  onAct: () => void;
}

/**
 * The one figure of a form, and the one button; why it waits stands in the figure's place. Words
 * that leave it no room have the line below to themselves.
 */
export function ActBar({ label, value, prefix, unit, step, onAct }: ActBarProps) {
  const lost = useStore(offline);
  const own = 'why' in step ? step.why : undefined;
  const why = lost ? OFFLINE : own;
  return (
    <footer className="bottombar bottombar-stacks">
      <div aria-live="polite">
        {why ? (
          <span className="block min-w-[7em] text-13 text-t2">{why}</span>
        ) : (
          <>
            <span className="block text-12 text-t3">{label}</span>
            <Figure value={value} size={20} prefix={prefix} unit={unit} />
          </>
        )}
      </div>
      <Button disabled={lost || step.kind === 'wait'} onClick={onAct}>
        {step.act}
      </Button>
    </footer>
  );
}
