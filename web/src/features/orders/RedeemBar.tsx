import type { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { monthDay } from '@/lib/days';
import { Button } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { BottomBar } from '@/ui/Page';
import { redeemWords as words } from './words';

interface RedeemBarProps {
  /** The preview of exactly what is typed. */
  pre: Output<typeof preRedeem> | undefined;
  quick: boolean;
  /** Why it cannot be submitted. */
  why: string | undefined;
  onAct: () => void;
}

/** What arrives and when, and the one button; what is missing stands beside it. */
export function RedeemBar({ pre, quick, why, onAct }: RedeemBarProps) {
  return (
    <BottomBar>
      <div className="min-w-0 flex-1" aria-live="polite">
        {why || !pre ? (
          <span className="block text-13 text-t2">{why}</span>
        ) : (
          <>
            <span className="block text-12 text-t3">
              {quick ? words.quickText : words.netOn(monthDay(pre.dates.arriveDate))}
            </span>
            <Figure value={pre.net} size={20} prefix="¥" />
          </>
        )}
      </div>
      <Button disabled={why !== undefined || !pre} onClick={onAct} className="min-w-44">
        {words.submit}
      </Button>
    </BottomBar>
  );
}
