import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDeferredValue } from 'react';
import { listWords as words } from '@/features/funds/words';
import { PagedList } from '@/patterns/PagedList';
import type { Pages } from '@/patterns/pages';
import { FundRow } from '@/trade/fund/FundRow';
import { fundWords } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Foot } from '@/ui/Page';
import { Bone, Shimmer } from '@/ui/Skeleton';
import type { components } from '@/wire/gen/funds';
import { chipsOf, without } from './filters';
import { orderOf, type Ranking, rankOrders } from './ranking';

type Ranked = components['schemas']['RankedFunds'];

interface RankListProps {
  ranking: Ranking;
  pages: Pages<Ranked>;
  choose: (next: Partial<Ranking>) => void;
}

/** The list itself, with its skeleton, empty and error states. */
export function RankList({ ranking, pages, choose }: RankListProps) {
  // Twenty rows are drawn in slices, between which the page answers.
  const data = useDeferredValue(pages.data);
  const found = data?.[0];
  // Until they are drawn the foot is where it was, and would ask for page after page.
  const loading = pages.loading || data !== pages.data;
  return (
    <div aria-busy={pages.passing}>
      <PagedList
        pages={{ ...pages, data, loading }}
        failed={words.failed}
        bones={<RankSkeleton />}
        empty={() =>
          !found?.list.length && <NothingFound ranking={ranking} found={found} choose={choose} />
        }
      >
        {(all) => (
          <section className="card mt-3">
            <RankHead ranking={ranking} found={found} choose={choose} />
            {all
              .flatMap(({ list }) => list)
              .map((fund) => (
                <FundRow
                  key={fund.fundCode}
                  fund={fund}
                  listDay={found?.navDate}
                  yields={orderOf(ranking) === 'sevenDay'}
                />
              ))}
          </section>
        )}
      </PagedList>
      {found && found.list.length > 0 && (
        <Foot>
          {found.navDate && words.asOf(found.navDate)}
          {found.statement || fundWords.disclaimer}
        </Foot>
      )}
    </div>
  );
}

interface PartProps {
  ranking: Ranking;
  found: Ranked | undefined;
  choose: (next: Partial<Ranking>) => void;
}

function RankHead({ ranking, found, choose }: PartProps) {
  const sort = orderOf(ranking);
  const label = rankOrders.find(({ value }) => value === sort)?.label;
  const Arrow = ranking.ascending ? ArrowUp : ArrowDown;
  const name =
    sort === 'growth' ? found?.periodName : sort === 'sevenDay' ? fundWords.sevenDay : label;
  return (
    <div className="flex items-center justify-between border-b border-line pb-3 text-13 text-t2">
      <span>{words.count(found?.total ?? 0)}</span>
      <button
        type="button"
        className="hit flex items-center gap-1"
        aria-label={`${name}，${ranking.ascending ? words.worst : words.best}`}
        onClick={() => choose({ ascending: !ranking.ascending })}
      >
        {name}
        <Arrow size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Names the condition whose removal brings most funds, and drops it in one tap. */
function NothingFound({ ranking, found, choose }: PartProps) {
  const count = chipsOf(ranking.filters).length + (ranking.type === 'all' ? 0 : 1);
  const [best] = found?.relaxations ?? [];
  if (!count) return <Empty title={words.none} />;
  const drop = () =>
    best?.field === 'fundType'
      ? choose({ type: 'all' })
      : choose({ filters: without(ranking.filters, best?.field ?? '') });
  return (
    <Empty
      title={count > 1 ? words.empty(count) : words.emptyOne}
      text={best ? words.relax(best.name, best.total) : words.relaxNone}
      acts={
        <>
          <Button kind="outline" onClick={() => choose({ filters: {}, type: 'all' })}>
            {words.clearAll}
          </Button>
          {best && <Button onClick={drop}>{words.dropOne}</Button>}
        </>
      }
    />
  );
}

const WIDTHS = ['68%', '54%', '61%', '72%', '58%', '64%', '50%', '66%'];

/** The grid of the list, with curve and figure. */
function RankSkeleton() {
  return (
    <Shimmer>
      <div className="card mt-3">
        <div className="flex justify-between pb-3">
          <Bone w={84} h={14} />
          <Bone w={56} h={14} />
        </div>
        {WIDTHS.map((width) => (
          <div key={width} className="flex items-center gap-3 border-t border-line py-4">
            <span className="flex flex-1 flex-col gap-2">
              <Bone w={width} />
              <Bone w="44%" h={14} />
            </span>
            <Bone w={52} h={24} />
            <span className="flex flex-col items-end gap-2">
              <Bone w={76} h={18} />
              <Bone w={52} h={12} />
            </span>
          </div>
        ))}
      </div>
    </Shimmer>
  );
}
