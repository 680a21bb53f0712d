import { UnderWay } from '@/features/holdings/UnderWay';
import { assetWords as words } from '@/features/holdings/words';
import { monthDay } from '@/lib/days';
import { inPercent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { kindOf } from '@/trade/fund/kind';
import { Delta, Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import type { heldFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

interface HeldRowProps {
  fund: Output<typeof heldFunds>['funds'][number];
  /** When its purchase is promised to be confirmed; empty without one. */
  due: string;
}

/** One fund: name and type, then value, profit of its day, profit with its rate. */
export function HeldRow({ fund, due }: HeldRowProps) {
  const hidden = useStore(amountsHidden);
  return (
    <li>
      <Link
        to={to('/assetDetails', { fundCode: fund.fundCode })}
        className="-mx-2 block rounded-inner px-2 py-4 active:bg-pressed"
      >
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{fund.fundName}</span>
          <Tag>{kindOf(fund)}</Tag>
          {!fund.updated && fund.navDate && (
            <span className="ms-auto text-12 text-t3 nowrap">
              {words.stale(monthDay(fund.navDate))}
            </span>
          )}
        </span>
        <span className="mt-2 grid grid-cols-[1fr_0.85fr_1.15fr] items-start in-data-[size=elder]:grid-cols-2">
          <Figure value={fund.value} size={17} hidden={hidden} />
          <span className="text-end in-data-[size=elder]:order-last in-data-[size=elder]:col-span-2 in-data-[size=elder]:text-start">
            <span className="hidden text-13 text-t2 in-data-[size=elder]:inline">
              {words.dayProfit}{' '}
            </span>
            <Delta value={fund.dayProfit} size={17} hidden={hidden} />
          </span>
          <span className="text-end">
            <Delta value={fund.holdingProfit} size={17} hidden={hidden} />
            <Delta className="block" value={inPercent(fund.holdingProfitRate)} size={13} unit="%" />
          </span>
        </span>
        <UnderWay fund={fund} due={due} hidden={hidden} />
      </Link>
    </li>
  );
}
