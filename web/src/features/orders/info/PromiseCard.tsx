import { shortDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { Card } from '@/ui/Card';
import { Tag } from '@/ui/Tag';
import type { Promised } from './promised';
import { toneOf } from './promised';
import { infoWords as words } from './words';

interface PromiseCardProps {
  promise: Promised;
  /** Of shares that move: nothing is bought or sold. */
  moves?: boolean;
}

/** What was promised, what came of it, and why they differ. */
export function PromiseCard({ promise, moves }: PromiseCardProps) {
  const hidden = useStore(amountsHidden);
  const said = (text: string) => (hidden ? withoutSums(text) : text);
  const { kind, why, verdict } = promise;
  return (
    <Card
      title={moves && kind === 'tDay' ? words.moved.tDay : words.kinds[kind]}
      end={
        <Tag tone={toneOf(verdict)}>{words.verdicts[isFee(promise) ? 'fee' : 'day'][verdict]}</Tag>
      }
    >
      <dl className="m-0 grid grid-cols-2 gap-3">
        <div>
          <dt className="text-13 text-t2">{words.promised}</dt>
          <dd className="m-0 fig whitespace-normal">{said(promisedOf(promise))}</dd>
        </div>
        <div>
          <dt className="text-13 text-t2">{words.came}</dt>
          <dd className="m-0 fig strong whitespace-normal">
            {said(cameOf(promise, moves ? words.moved.nav : words.nav))}
          </dd>
        </div>
      </dl>
      {why && <p className="mt-3 mb-0 text-13 text-t2">{said(why)}</p>}
    </Card>
  );
}

function isFee({ kind }: Promised): boolean {
  return kind === 'fee';
}

function promisedOf({ promisedDay, promisedFee, kind }: Promised): string {
  if (promisedFee != null) return words.yuan(amount(promisedFee));
  const day = shortDay(promisedDay);
  return kind === 'nav' ? words.evening(day) : day;
}

function cameOf(
  { actualDay, actualFee, nav, verdict }: Promised,
  navText: (nav: string) => string,
): string {
  if (actualFee != null) return words.yuan(amount(actualFee));
  if (nav != null) return navText(amount(nav, 4));
  if (actualDay) return shortDay(actualDay);
  return verdict === 'void' ? words.void : words.open;
}
