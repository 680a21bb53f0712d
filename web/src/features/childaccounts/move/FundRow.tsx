import { moveWords as words } from '@/features/childaccounts/words.move';
import { monthDay } from '@/lib/days';
import { amount, direction, HIDDEN } from '@/lib/figures';
import { minus } from '@/lib/sums';
import { Delta, Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { type Movable, wayOnOf } from './moving';

interface FundRowProps {
  held: Movable;
  hidden: boolean;
  /** Where its shares are typed. */
  path: string;
  /** The account that holds them. */
  acco: string;
}

/** A holding with what of it may move; one of which nothing may says why, and leads where that is mended. */
export function FundRow({ held, hidden, path, acco }: FundRowProps) {
  const { fundName, reason, value, cost } = held;
  if (reason) {
    const on = wayOnOf(held, acco);
    return (
      <Row
        title={<span className="text-t3">{fundName}</span>}
        sub={<span className="text-t3">{reason}</span>}
        value={
          <span className="text-end">
            <span className="fig block text-15 text-t3">{hidden ? HIDDEN : amount(value)}</span>
            {on && <span className="nowrap block text-13 text-brand">{on.act}</span>}
          </span>
        }
        to={on?.path}
      />
    );
  }
  return (
    <Row
      title={fundName}
      sub={subOf(held, hidden).map((part) => (
        <span key={part} className="me-3 inline-block">
          {part}
        </span>
      ))}
      value={
        <span className="text-end">
          <Figure value={value} hidden={hidden} />
          <span className="block">
            <Delta value={minus(value, cost)} size={13} hidden={hidden} />
          </span>
        </span>
      }
      to={path}
    />
  );
}

function subOf({ shares, available, navDate }: Movable, hidden: boolean): string[] {
  const figure = (value: string) => (hidden ? HIDDEN : amount(value));
  const said = [words.available(figure(available))];
  const waits = minus(shares, available);
  if (direction(waits, 2) === 'up') said.push(words.waits(figure(waits)));
  if (navDate) said.push(words.nav(monthDay(navDate)));
  return said;
}
