import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OldNote } from '@/patterns/OldNote';
import { to } from '@/route/links';
import { FundRow } from '@/trade/fund/FundRow';
import { TextButton } from '@/ui/Button';
import { More } from '@/ui/Card';
import { Segment } from '@/ui/Segment';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { type components, rankByPerformance, rankByRating } from '@/wire/gen/funds';
import { belowWords as words } from './words.below';

type Window = components['schemas']['Window'];
type Request = components['schemas']['RankFundsRequest'];

const ROWS = 5;

const PERIODS: readonly { value: Window; label: string }[] = [
  { value: '1m', label: '近1月' },
  { value: '3m', label: '近3月' },
  { value: '6m', label: '近6月' },
  { value: '1y', label: '近1年' },
  { value: '3y', label: '近3年' },
];

/** Each list says by its name what it goes by. */
const LISTS = {
  growth: { label: '业绩榜', ask: {}, more: {} },
  rating: { label: '评级榜', ask: {}, more: { sort: 'stars' } },
  drawdown: { label: '回撤榜', ask: { sort: 'drawdown' }, more: { sort: 'drawdown' } },
  cash: {
    label: '零钱榜',
    ask: { fundType: '1109', sort: 'sevenDay' },
    more: { type: '1109' },
  },
} as const satisfies Record<
  string,
  { label: string; ask: Partial<Request>; more: { type?: string; sort?: string } }
>;

type List = keyof typeof LISTS;

/** The first of four rankings, with the way to all of them. */
export function RankingCard() {
  const [list, setList] = useState<List>('growth');
  const [period, setPeriod] = useState<Window>('1y');
  const { ask, more } = LISTS[list];
  const rank = list === 'rating' ? rankByRating : rankByPerformance;
  const ranked = useQuery({
    ...rank({ ...ask, period, mergeClasses: true, pageNo: 1, pageSize: ROWS }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <OldNote of={ranked} />
      <section className="card pt-1 pb-0">
        <Tabs
          label={words.rankings}
          choices={Object.entries(LISTS).map(([value, { label }]) => ({
            value: value as List,
            label,
          }))}
          value={list}
          onChange={setList}
        />
        {list !== 'cash' && (
          <div className="mt-2">
            <Segment label={words.period} choices={PERIODS} value={period} onChange={setPeriod} />
          </div>
        )}
        {ranked.data?.list.map((fund, at) => (
          <FundRow
            key={fund.fundCode}
            fund={fund}
            curve={false}
            listDay={ranked.data.navDate}
            lead={
              <span className="rank-place" data-top={at < 3}>
                {at + 1}
              </span>
            }
          />
        ))}
        {ranked.data?.list.length === 0 && <p className="py-6 text-t2">{words.rankEmpty}</p>}
        {!ranked.data && <NoList pending={ranked.isPending} retry={() => void ranked.refetch()} />}
        <div className="flex min-h-12 items-center justify-center">
          <More label={words.allRankings} to={to('/fundlist', { ...more, period })} />
        </div>
      </section>
    </>
  );
}

function NoList({ pending, retry }: { pending: boolean; retry: () => void }) {
  if (!pending) {
    return (
      <p className="flex justify-between py-6 text-t2" role="alert">
        {words.rankFailed}
        <TextButton onClick={retry}>{words.retry}</TextButton>
      </p>
    );
  }
  return (
    <Shimmer>
      <div className="flex flex-col gap-6 py-5">
        {['58%', '66%', '52%', '62%', '56%'].map((width) => (
          <span key={width} className="flex justify-between">
            <Bone w={width} h={32} />
            <Bone w={72} h={32} />
          </span>
        ))}
      </div>
    </Shimmer>
  );
}
