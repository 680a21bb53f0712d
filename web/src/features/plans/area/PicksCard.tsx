import type { UseQueryResult } from '@tanstack/react-query';
import { areaWords as words } from '@/features/plans/words';
import { amount, size } from '@/lib/figures';
import { CardOf } from '@/patterns/CardOf';
import { to } from '@/route/links';
import { Delta } from '@/ui/Figure';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import type { Picks } from './figures';

interface PicksCardProps {
  picks: UseQueryResult<Picks>;
  chosen: string | undefined;
  onChoose: (fundCode: string) => void;
}

/** Of each index the largest fund, both ways beside each other, losses as they are. */
export function PicksCard({ picks, chosen, onChoose }: PicksCardProps) {
  function choose(fundCode: string) {
    onChoose(fundCode);
    window.scrollTo({ top: 0 });
  }
  return (
    <CardOf
      query={picks}
      title={words.picks}
      more={words.all}
      to={to('/fundlist', { type: 'index' })}
      failed={words.pickFailed}
      bones={
        <Shimmer>
          <Bone h={280} />
        </Shimmer>
      }
      gone={({ list }) => list.length === 0}
    >
      {({ rule, years, cycleName, amount: each, list }) => (
        <>
          <p className="text-13 text-t2">{rule}</p>
          <p className="plan-pick mt-2 text-12 text-t3" aria-hidden="true">
            <span>{words.pickHead(years, cycleName, amount(each))}</span>
            <span>{words.plan}</span>
            <span>{words.once}</span>
          </p>
          <ul className="m-0 list-none p-0">
            {list.map((pick) => (
              <li key={pick.fundCode} className="plan-picked">
                <button
                  type="button"
                  className="plan-pick w-full"
                  aria-pressed={pick.fundCode === chosen}
                  onClick={() => choose(pick.fundCode)}
                >
                  <span>
                    <span className="block text-15">{pick.fundName}</span>
                    <span className="mt-1 block text-13 text-t2">
                      <Tag tone={Number(pick.riskLevel) > 3 ? 'warn' : 'plain'}>
                        R{pick.riskLevel}
                      </Tag>{' '}
                      {words.index(pick.indexName, size(pick.size))}
                    </span>
                  </span>
                  <span>
                    <span className="plan-way hidden-visually">{words.plan}</span>
                    <Delta value={pick.percent} unit="%" />
                  </span>
                  <span>
                    <span className="plan-way hidden-visually">{words.once}</span>
                    <Delta value={pick.oncePercent} unit="%" />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </CardOf>
  );
}
