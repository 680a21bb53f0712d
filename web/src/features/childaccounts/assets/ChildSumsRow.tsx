import type { ReactNode } from 'react';
import type { ChildSums } from '@/features/childaccounts/child';
import { assetWords as words } from '@/features/childaccounts/words.assets';
import { monthDay } from '@/lib/days';
import { amount, direction, HIDDEN, inPercent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Avatar } from '@/ui/Avatar';
import { Delta, Figure } from '@/ui/Figure';

/** A child: what is there for it and what that brought; leads to its funds. */
export function ChildSumsRow({ sums, hidden }: { sums: ChildSums; hidden: boolean }) {
  const { childNo, name, letter, dayProfitDate } = sums;
  const waits = waitsOf(sums, hidden);
  return (
    <li>
      <Link
        to={to('/childAccount', { childNo })}
        className="-mx-2 block rounded-inner px-2 py-4 active:bg-pressed"
      >
        <span className="flex items-center gap-3">
          <Avatar name={letter} size={40} />
          <span className="min-w-0 flex-1">
            <span className="block">{name}</span>
            {waits && <span className="block text-13 text-t2">{waits}</span>}
          </span>
          <Figure value={sums.totalAssets} size={17} hidden={hidden} />
        </span>
        <span className="mt-3 grid grid-cols-3 gap-3 in-data-[size=elder]:grid-cols-1">
          <Fact label={dayProfitDate ? words.dayOf(monthDay(dayProfitDate)) : words.day}>
            <Delta value={sums.dayProfit} size={13} hidden={hidden} />
          </Fact>
          <Fact label={words.holding}>
            <Delta value={sums.holdingProfit} size={13} hidden={hidden} />
          </Fact>
          <Fact label={words.rate}>
            <Delta value={inPercent(sums.holdingProfitRate)} size={13} unit="%" />
          </Fact>
        </span>
      </Link>
    </li>
  );
}

function waitsOf({ buying, leaving }: ChildSums, hidden: boolean): string {
  const said: string[] = [];
  const sum = (value: string) => (hidden ? HIDDEN : amount(value));
  if (direction(buying, 2) === 'up') said.push(words.buying(sum(buying)));
  if (direction(leaving, 2) === 'up') said.push(words.leaving(sum(leaving)));
  return said.join('，');
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block text-12 text-t3">{label}</span>
      {children}
    </span>
  );
}
