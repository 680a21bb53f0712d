import { ClockAlert } from 'lucide-react';
import { waitingWords as words } from '@/features/orders/redeem/words.waiting';
import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { confirm } from '@/patterns/confirm';
import { Inset } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { remindOn } from './reminder';

/**
 * Before a redemption that costs more today than in a few days: says how much, and goes either way.
 * False for redeeming now all the same.
 */
export async function askToWait({ fundName, net, waiting }: Output<typeof preRedeem>) {
  if (!waiting) return false;
  const day = monthDay(waiting.on);
  const waits = await confirm({
    icon: <ClockAlert size={26} strokeWidth={1.75} />,
    title: words.askTitle(amount(waiting.saved)),
    text: words.askText(amount(waiting.shares), waiting.tradingDays, day),
    body: (
      <Inset>
        <KeyValues
          rows={[
            [words.askNow, <Figure key="now" value={net} />],
            [words.askLater(day), <Figure key="later" value={waiting.net} />],
          ]}
        />
        <p className="mt-1 text-12 text-t3">{words.sameNav}</p>
      </Inset>
    ),
    confirm: words.wait(day),
    cancel: words.anyway,
  });
  if (waits) remindOn(waiting.on, words.reminder(fundName));
  return waits;
}
