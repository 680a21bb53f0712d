import type { Child } from '@/features/childaccounts/child';
import { buyAt, planAt } from '@/features/childaccounts/links';
import { pickWords as words } from '@/features/childaccounts/words.picks';
import { amount, size } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/childaccounts';

interface PickRowProps {
  pick: components['schemas']['ChildPick'];
  /** For whom it may be bought. */
  child: Child | undefined;
  /** The customer's own level of risk, where it is known. */
  level: string | null | undefined;
}

/** A fund with its facts; where a child is chosen, the two ways to put money into it. */
export function PickRow({ pick, child, level }: PickRowProps) {
  const { fundCode, fundName, riskLevel, category, established, minFixed } = pick;
  const least = amount(minFixed).replace(/\.00$/, '');
  const facts = [words.about(category, size(pick.size)), words.least(least)];
  if (established) facts.splice(1, 0, words.since(established.slice(0, 7)));
  const above = level && riskLevel > level;
  return (
    <li className={child ? 'pb-4' : undefined}>
      <div>
        <Row
          title={
            <>
              {fundName} <Tag tone={above ? 'warn' : 'plain'}>R{riskLevel}</Tag>
            </>
          }
          sub={
            <>
              {facts.join('，')}
              {above && <span className="block text-warn">{words.above(level)}</span>}
            </>
          }
          to={to('/funddetail', { fundCode })}
        />
      </div>
      {child && (
        <div className="flex justify-end gap-3">
          <Link
            to={planAt(fundCode, child)}
            className="button button-small"
            aria-label={words.actOf(words.plan, fundName)}
          >
            {words.plan}
          </Link>
          <Link
            to={buyAt(fundCode, child)}
            className="button button-small"
            aria-label={words.actOf(words.buy, fundName)}
          >
            {words.buy}
          </Link>
        </div>
      )}
    </li>
  );
}
