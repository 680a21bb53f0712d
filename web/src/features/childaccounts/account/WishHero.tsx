import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Child, isLate, isReached } from '@/features/childaccounts/child';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { monthDay } from '@/lib/days';
import { amount, direction, HIDDEN, inPercent, percent } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Avatar } from '@/ui/Avatar';
import { Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { childAssets } from '@/wire/gen/childaccounts';

/** The wish as a sum, a date and an age: what is there, one bar, what is missing. */
export function WishHero({ child }: { child: Child }) {
  const hidden = useStore(amountsHidden);
  const elder = useStore(textSize) === 'elder';
  const { wish } = child;
  return (
    <Hero>
      <Head child={child} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <p className="flex items-center gap-1 text-13 text-t2">
            {words.saved}
            <HideEye />
          </p>
          <Figure value={child.saved} size={36} hidden={hidden} />
        </div>
        <div className="ms-auto text-end">
          <p className="text-12 text-t2">{words.wish}</p>
          <Figure value={wish.target} size={17} hidden={hidden} />
        </div>
      </div>
      <WishBar child={child} hidden={hidden} />
      <WishState child={child} hidden={hidden} />
      {!elder && <Profits child={child} hidden={hidden} />}
    </Hero>
  );
}

function Head({ child }: { child: Child }) {
  const { wish, name, age, childNo } = child;
  const month = wish.targetDate.slice(0, 7);
  const until = wish.ageThen == null ? words.until(month) : words.untilAge(month, wish.ageThen);
  return (
    <div className="flex items-center gap-3">
      <Avatar name={child.letter} />
      <div className="min-w-0 flex-1">
        <h2 className="text-17 strong">{words.named(name, wish.name)}</h2>
        <p className="text-13 text-t2">
          {[age == null ? '' : words.now(age), until].filter(Boolean).join('，')}
        </p>
      </div>
      <Link
        to={to('/childAccount/modify', { childNo })}
        className="icon-button -me-3 text-t3"
        aria-label={words.modify(name)}
      >
        <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </div>
  );
}

interface PartProps {
  child: Child;
  hidden: boolean;
}

/** Where amounts are hidden neither the bar nor its share tells them. */
function WishBar({ child: { wish }, hidden }: PartProps) {
  const share = percent(inPercent(wish.progress), 1);
  const said = words.done(hidden ? HIDDEN : share);
  return (
    <>
      <div
        className="child-wish mt-3"
        role="progressbar"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={hidden ? undefined : Math.floor(Number(wish.progress) * 100)}
      >
        {!hidden && direction(wish.progress) === 'up' && (
          <i style={{ width: `${Number(wish.progress) * 100}%` }} />
        )}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-12 text-t2">
        <span>{said}</span>
        <span>
          {isReached(wish) ? words.reached : words.missing(hidden ? HIDDEN : amount(wish.missing))}
        </span>
      </p>
    </>
  );
}

/** Where the wish stands, what is under way, and the way on where there is one. */
function WishState({ child, hidden }: PartProps) {
  const { wish, buying, childNo, cardName } = child;
  return (
    <div className="mt-2 text-13 text-t2">
      <p>
        <Sentence>{hidden ? words.states[wish.state] : wish.text}</Sentence>
      </p>
      {direction(buying, 2) === 'up' && (
        <p>
          <Sentence>{words.buying(hidden ? HIDDEN : amount(buying))}</Sentence>
        </p>
      )}
      {isReached(wish) && <p>{words.take(cardName)}</p>}
      {isLate(wish) && (
        <Link to={to('/childAccount/modify', { childNo })} className="text-link">
          {words.change}
        </Link>
      )}
    </div>
  );
}

/** What it brought; asked for all children at once. */
function Profits({ child, hidden }: PartProps) {
  const all = useQuery(childAssets());
  const sums = all.data?.children.find(({ childNo }) => childNo === child.childNo);
  return (
    <dl className="child-facts">
      <Fact label={words.dayProfit(monthDay(sums?.dayProfitDate))}>
        <Delta value={sums?.dayProfit} hidden={hidden} />
      </Fact>
      <Fact label={words.holdingProfit}>
        <Delta value={child.holdingProfit} hidden={hidden} />
      </Fact>
      <Fact label={words.totalProfit}>
        <Delta value={sums?.totalProfit} hidden={hidden} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-t2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
