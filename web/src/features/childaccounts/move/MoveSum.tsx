import { moveWords as words } from '@/features/childaccounts/words.move';
import { monthDay } from '@/lib/days';
import { amount, direction } from '@/lib/figures';
import { minus, plus } from '@/lib/sums';
import { Link } from '@/route/Link';
import { Card } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { costOf, type Movable, partOf, worthOf } from './moving';

interface MoveSumProps {
  held: Movable;
  /** Shares of the fund in the account where they arrive. */
  there: string;
  /** Shares as on the wire. */
  value: string;
  /** The account that gives, then the one that takes. */
  names: readonly [string, string];
  /** Where the lots of the holding are. */
  lots: string;
}

/** What goes along with the shares, and what both accounts have afterwards. */
export function MoveSum({ held, there, value, names, lots }: MoveSumProps) {
  const worth = worthOf(value, held.nav);
  const cost = costOf(value, held);
  const stays = minus(held.cost, cost);
  const day = held.navDate ? monthDay(held.navDate) : null;
  const all = direction(minus(held.shares, value), 2) === 'flat';
  const costText = all ? words.costAll : words.costStays(names[0], amount(stays));
  return (
    <Card title={words.sum}>
      <KeyValues
        rows={[
          [
            words.worth,
            <Told
              key="worth"
              said={words.about(amount(worth))}
              how={day ? words.atNav(day, amount(held.nav, 4)) : undefined}
            />,
          ],
          [words.cost, <Told key="cost" said={words.costOf(amount(cost))} how={costText} />],
          [words.profit, <Delta key="profit" value={minus(worth, cost)} unit={words.yuan} />],
          [words.days, <Told key="days" said={words.daysText} how={words.daysFirst} />],
          [words.fee, <Told key="fee" said={words.free} />],
        ]}
      />
      {!all && (
        <p className="mt-1 text-13 text-t2">
          {words.young}{' '}
          <Link to={lots} className="whitespace-nowrap text-link">
            {words.lots}
          </Link>
        </p>
      )}
      <After held={held} there={there} value={value} names={names} />
    </Card>
  );
}

function Told({ said, how }: { said: string; how?: string | undefined }) {
  return (
    <>
      <span className="strong">{said}</span>
      {how && <span className="block text-12 text-t2">{how}</span>}
    </>
  );
}

/** The shares of both accounts on one line: what stays, what moves, what was there. */
function After({ held, there, value, names }: Omit<MoveSumProps, 'lots'>) {
  const whole = plus(held.shares, there);
  const rest = minus(held.shares, value);
  const long = (shares: string) => ({ width: `${partOf(shares, whole) * 100}%` });
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="text-13 text-t2">{words.after}</p>
      <div className="my-2 flex h-2 gap-[2px] overflow-hidden rounded-pill" aria-hidden="true">
        <i className="h-full bg-line-strong" style={long(rest)} />
        <i className="h-full bg-brand-fill" style={long(value)} />
        <i className="h-full bg-brand-line" style={long(there)} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Side name={names[0]} said={words.left(amount(rest))} />
        <Side name={names[1]} said={words.there(amount(plus(there, value)))} end />
      </div>
    </div>
  );
}

function Side({ name, said, end }: { name: string; said: string; end?: boolean }) {
  return (
    <p className={end ? 'm-0 text-end' : 'm-0'}>
      <span className="block text-12 text-t2">{name}</span>
      <span className="fig">{said}</span>
    </p>
  );
}
