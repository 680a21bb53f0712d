import type { Child, HeldFund } from '@/features/childaccounts/child';
import { heldAt, moveAt } from '@/features/childaccounts/links';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { monthDay } from '@/lib/days';
import { amount, direction, HIDDEN } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';

interface HeldCardProps {
  child: Child;
  funds: readonly HeldFund[];
  hidden: boolean;
}

/** What was bought for the child, and what came of it. */
export function HeldCard({ child, funds, hidden }: HeldCardProps) {
  return (
    <Card
      title={words.held}
      more={words.move}
      to={moveAt(child, funds.length > 0 ? 'out' : 'into')}
    >
      {funds.length === 0 && <p className="text-t2">{words.noHeld}</p>}
      {funds.map((fund) => (
        <Row
          key={fund.fundCode}
          title={fund.fundName}
          sub={subOf(fund, hidden)}
          value={
            <span className="text-end">
              <Figure value={fund.value} hidden={hidden} />
              <span className="block">
                <Delta value={fund.holdingProfit} size={13} hidden={hidden} />
              </span>
            </span>
          }
          to={heldAt(fund.fundCode, child.purpose)}
        />
      ))}
    </Card>
  );
}

/** How much of it, by which net value, and what is not confirmed yet. */
function subOf({ shares, navDate, inTransit, frozen }: HeldFund, hidden: boolean): string {
  const said = [words.shares(hidden ? HIDDEN : amount(shares))];
  if (direction(frozen, 2) === 'up') said.push(words.leaves(hidden ? HIDDEN : amount(frozen)));
  if (navDate) said.push(words.nav(monthDay(navDate)));
  if (direction(inTransit, 2) === 'up') said.push(words.waits(hidden ? HIDDEN : amount(inTransit)));
  return said.join('，');
}
