import { detailWords as words } from '@/features/funds/words';
import { count } from '@/lib/figures';
import type { components } from '@/wire/gen/funds';

type Rank = components['schemas']['RankRow'];

/** A place among fewer says little. */
const LEAST_PEERS = 10;

/** 163/3,724, 前5% and four quarter bars: full is the best quarter. */
export function RankCell({ rank }: { rank: Rank | null | undefined }) {
  if (!rank || rank.count < LEAST_PEERS) return <span className="text-t3">--</span>;
  const full = 5 - rank.quartile;
  return (
    <>
      <span className="block text-13 nowrap">
        <b className="strong">{count(rank.place)}</b>
        <span className="text-t2">/{count(rank.count)}</span>
      </span>
      <span className="flex items-center justify-end gap-2 text-12 text-t3">
        {rank.place === rank.count ? words.last : words.top(rank.topPercent)}
        <span className="quarters" role="img" aria-label={rank.quartileName}>
          {[1, 2, 3, 4].map((quarter) => (
            <i key={quarter} data-on={quarter <= full} />
          ))}
        </span>
      </span>
    </>
  );
}
