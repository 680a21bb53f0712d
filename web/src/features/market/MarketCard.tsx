import { useState } from 'react';
import { runningOn, useNow } from '@/lib/clock';
import { spokenDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { type Board, clockAt, type MarketClock, placeOf, type Quote } from './board';
import { QuoteRow } from './QuoteRow';
import { marketListWords as words } from './words';

interface MarketCardProps {
  market: string;
  clock: MarketClock | undefined;
  quotes: readonly Quote[];
  board: Board;
  /** The code of the index that is open. */
  opened: string | null;
  onOpen: (code: string) => void;
}

/** One market: what it does now by its own hours, and its indices. */
export function MarketCard({ market, clock, quotes, board, opened, onOpen }: MarketCardProps) {
  const day = quotes.find(({ date }) => date)?.date;
  const today = board.time.slice(0, 10);
  return (
    <Card
      title={<span className="whitespace-nowrap">{words.markets[market] ?? market}</span>}
      end={clock && <State clock={clock} />}
    >
      {clock && <Rail clock={clock} board={board} />}
      {clock && day && day !== clock.day && (
        <p className="mt-3 mb-0 text-13 text-t2">{words.closeOf(spokenDay(day, today))}</p>
      )}
      <ul className="m-0 mt-2 list-none divide-y divide-line p-0">
        {quotes.map((quote) => (
          <QuoteRow
            key={quote.indexCode}
            quote={quote}
            live={clock?.open === true && quote.date === clock.day}
            open={quote.indexCode === opened}
            onOpen={() => onOpen(quote.indexCode)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** 交易中, and what comes next. */
function State({ clock }: { clock: MarketClock }) {
  return (
    <span className="text-end text-13 text-t2">
      <span className="market-dot" data-live={clock.open} />
      <b className="strong text-t1">{clock.status}</b>
      {clock.next && `，${clock.next}`}
    </span>
  );
}

/** The sessions, each as long as it lasts, and how far the day has gone; empty on a holiday. */
function Rail({ clock, board }: { clock: MarketClock; board: Board }) {
  const now = clock.minute + useMinutesSince(board);
  const { hours } = clock;
  if (clock.session === 'holiday' || hours.length === 0) return null;
  const rests = hours
    .slice(1)
    .map(({ from }, at) => `${clockAt(hours[at]?.to ?? 0)}/${clockAt(from)}`);
  const bells = [clockAt(hours[0]?.from ?? 0), ...rests, clockAt(hours.at(-1)?.to ?? 0)];
  return (
    <div aria-hidden="true">
      <div
        className="market-rail"
        style={{ gridTemplateColumns: hours.map(({ from, to }) => `${to - from}fr`).join(' ') }}
      >
        {hours.map(({ from, to }) => {
          const part = placeOf(now, [[from, to]]);
          const head = clock.open && part > 0 && part < 1;
          return (
            <span key={from}>
              <i style={{ width: `${part * 100}%` }} data-head={head} />
            </span>
          );
        })}
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-x-2 text-12 text-t3">
        {bells.map((bell) => (
          <span key={bell}>{bell}</span>
        ))}
      </div>
    </div>
  );
}

/** Whole minutes that have gone since the board came. */
function useMinutesSince(board: Board): number {
  const now_ms = useNow();
  const [came, setCame] = useState({ time: board.time, at_ms: Date.now() });
  if (came.time !== board.time) setCame({ time: board.time, at_ms: Date.now() });
  return (runningOn(board.time, came.at_ms, now_ms) - Date.parse(board.time)) / 60_000;
}
