import clsx from 'clsx';
import { chinaDay, chinaTime, spokenDay } from '@/lib/days';
import { amount, direction, inPercent, signed, signedPercent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { CutoffLine } from '@/trade/market/CutoffLine';
import { useIndexBoard, useMarketTime } from '@/trade/market/clock';
import { progressOf } from '@/trade/market/times';
import { TextButton } from '@/ui/Button';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { Sparkline } from '@/ui/Sparkline';
import type { components } from '@/wire/gen/market';
import { marketWords as words } from './words.market';

type Board = components['schemas']['IndexBoard'];
type Quote = components['schemas']['IndexQuote'];

/** The market clock: session, indices with intraday curves, and the cut-off for fund orders. */
export function MarketCard() {
  const board = useIndexBoard();
  if (board.isPending) return <MarketSkeleton />;
  if (!board.data) {
    return (
      <section className="card flex items-center justify-between gap-3 text-13 text-t2">
        {words.unknown}
        <TextButton onClick={() => void board.refetch()}>{words.retry}</TextButton>
      </section>
    );
  }
  return (
    <section className="card" aria-label={words.title} data-moment>
      <Clock board={board.data} />
      <Link
        to={to('/marketList')}
        className="-mx-2 mt-1 grid grid-cols-3 gap-3 rounded-inner px-2 pt-2 active:bg-pressed"
      >
        {board.data.list.slice(0, 3).map((quote) => (
          <IndexCell key={quote.indexCode} quote={quote} />
        ))}
      </Link>
      <div className="mt-3">
        <CutoffLine cutoffAt={board.data.cutoffAt} onPass={() => void board.refetch()} />
      </div>
    </section>
  );
}

function Clock({ board }: { board: Board }) {
  const now_ms = useMarketTime() ?? Date.parse(board.time);
  const { morning, afternoon } = progressOf(now_ms);
  const shownDay = board.list.find(({ date }) => date)?.date;
  const closed = board.session === 'holiday';
  return (
    <>
      <p className="flex items-center gap-2 text-13">
        <span className="live-dot" data-live={board.open} />
        <b className="strong">{board.status}</b>
        <span className="text-t2">
          {closed ? spokenDay(chinaDay(now_ms), chinaDay(now_ms)) : chinaTime(now_ms)}
        </span>
        {shownDay && shownDay !== chinaDay(now_ms) && (
          <span className="ms-auto text-t3">{words.asOf(shownDay.slice(5))}</span>
        )}
      </p>
      {!closed && (
        <div className="session-bar" aria-hidden="true">
          <span>
            <i style={{ width: `${morning * 100}%` }} data-head={morning < 1 && board.open} />
          </span>
          <span>
            <i
              style={{ width: `${afternoon * 100}%` }}
              data-head={afternoon > 0 && afternoon < 1}
            />
          </span>
        </div>
      )}
    </>
  );
}

const TONES = { up: 'text-up', down: 'text-down', flat: 'text-flat' } as const;

function IndexCell({ quote }: { quote: Quote }) {
  const turn = direction(quote.change);
  const tone = TONES[turn];
  return (
    <span className="min-w-0">
      <span className="block text-13 text-t2 clip">{quote.indexName}</span>
      <span className={clsx('fig block text-17', tone)}>{amount(quote.price)}</span>
      <span className={clsx('flex flex-wrap gap-x-2 text-12 nowrap', tone)}>
        <span>{signed(quote.change)}</span>
        <span>{signedPercent(inPercent(quote.changeRate))}</span>
      </span>
      <span className="mt-2 block">
        <Sparkline
          values={quote.prices.map(Number)}
          width={92}
          height={28}
          tone={turn === 'flat' ? 'brand' : turn}
        />
      </span>
    </span>
  );
}

/** As high as the card, so that nothing below it moves. */
function MarketSkeleton() {
  return (
    <Shimmer>
      <section className="card">
        <Bone w="38%" h={20} />
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Bone h={4} />
          <Bone h={4} />
        </div>
        <div className="mt-3 grid grid-cols-3 gap-3">
          {[1, 2, 3].map((at) => (
            <span key={at} className="flex flex-col gap-2">
              <Bone w="70%" h={14} />
              <Bone w="90%" h={20} />
              <Bone w="80%" h={14} />
              <Bone h={26} />
            </span>
          ))}
        </div>
        <div className="mt-3">
          <Bone h={40} />
        </div>
      </section>
    </Shimmer>
  );
}
