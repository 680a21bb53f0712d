import { ClockAlert } from 'lucide-react';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { Inset } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { remindOn } from './reminder';

interface WaitDialogProps {
  pre: Output<typeof preRedeem> | undefined;
  open: boolean;
  /** Redeems now all the same. */
  onGoOn: () => void;
  onClose: () => void;
}

/** Before a redemption that costs more today than in a few days: says how much, and goes either way. */
export default function WaitDialog({ pre, open, onGoOn, onClose }: WaitDialogProps) {
  const waiting = pre?.waiting;
  if (!pre || !waiting) return null;
  const day = monthDay(waiting.on);
  function wait() {
    if (pre && waiting) remindOn(waiting.on, words.reminder(pre.fundName));
    onClose();
  }
  return (
    <Dialog
      open={open}
      icon={<ClockAlert size={26} strokeWidth={1.75} />}
      title={words.askTitle(amount(waiting.saved))}
      text={words.askText(amount(waiting.shares), waiting.tradingDays, day)}
      confirm={words.wait(day)}
      onConfirm={wait}
      cancel={words.anyway}
      onCancel={onGoOn}
      onLeave={onClose}
    >
      <Inset>
        <KeyValues
          rows={[
            [words.askNow, <Figure key="now" value={pre.net} />],
            [words.askLater(day), <Figure key="later" value={waiting.net} />],
          ]}
        />
        <p className="mt-1 text-12 text-t3">{words.sameNav}</p>
      </Inset>
    </Dialog>
  );
}
