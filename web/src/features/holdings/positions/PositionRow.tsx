import clsx from 'clsx';
import type { ReactNode } from 'react';
import { UnderWay } from '@/features/holdings/UnderWay';
import { monthDay } from '@/lib/days';
import { amount, inPercent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { kindOf } from '@/trade/fund/kind';
import { isMoney } from '@/trade/fund/money';
import { Delta, Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import type { heldFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { positionWords as words } from './words';

export type HeldFund = Output<typeof heldFunds>['funds'][number];

/** By which method the cost is told; the profit beside it is the one that belongs to it. */
export type CostName = keyof typeof words.costs;

interface PositionRowProps {
  fund: HeldFund;
  cost?: CostName;
  hidden: boolean;
}

/** A fund: what it is worth, what it cost, what came of it, and the shares behind that. */
export function PositionRow({ fund, cost = 'average', hidden }: PositionRowProps) {
  const average = cost === 'average';
  return (
    <li>
      <Link
        to={to('/assetDetails', { fundCode: fund.fundCode })}
        className="-mx-2 block rounded-inner px-2 py-4 active:bg-pressed"
      >
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{fund.fundName}</span>
          <Tag>{kindOf(fund)}</Tag>
          {!isMoney(fund) && fund.navDate && (
            <span className="ms-auto text-12 text-t3 nowrap">
              {words.nav(monthDay(fund.navDate), amount(fund.nav, 4))}
            </span>
          )}
        </span>
        <span className="mt-2 grid grid-cols-3 gap-x-3 gap-y-2 in-data-[size=elder]:grid-cols-2">
          <Fact label={words.market}>
            <Figure value={fund.value} hidden={hidden} />
          </Fact>
          <Fact label={words.costs[cost]}>
            <Figure value={average ? fund.cost : fund.dilutedCost} hidden={hidden} />
          </Fact>
          <Fact end label={average ? words.holdingProfit : words.totalProfit}>
            <Delta value={average ? fund.holdingProfit : fund.totalProfit} hidden={hidden} />
          </Fact>
          <Fact label={words.shares}>
            <Figure value={fund.shares} size={13} hidden={hidden} />
          </Fact>
          {average && (
            <>
              <Fact label={words.unitCost}>
                <Figure value={fund.unitCost} size={13} places={4} hidden={hidden} />
              </Fact>
              <Fact end label={words.rate}>
                <Delta value={inPercent(fund.holdingProfitRate)} size={13} unit="%" />
              </Fact>
            </>
          )}
        </span>
        <UnderWay fund={fund} hidden={hidden} />
      </Link>
    </li>
  );
}

function Fact({ label, end, children }: { label: string; end?: boolean; children: ReactNode }) {
  return (
    <span className={clsx('min-w-0', end && 'text-end in-data-[size=elder]:text-start')}>
      <span className="block text-12 text-t3">{label}</span>
      {children}
    </span>
  );
}

interface PositionRowsProps extends Omit<PositionRowProps, 'fund'> {
  funds: readonly HeldFund[];
}

/** Funds that are held, with a line between them. */
export function PositionRows({ funds, ...row }: PositionRowsProps) {
  return (
    <ul className="m-0 list-none divide-y divide-line p-0">
      {funds.map((fund) => (
        <PositionRow key={fund.fundCode} fund={fund} {...row} />
      ))}
    </ul>
  );
}
