import { useState } from 'react';
import { runningOn, useNow } from '@/lib/clock';
import { monthDay, spokenDay } from '@/lib/days';
import { progressOf } from '@/trade/market/times';
import { Card } from '@/ui/Card';
import { type Board, clockAt, type Quote } from './board';
import { QuoteRow } from './QuoteRow';
import { marketListWords as words } from './words';

interface MarketCardProps {
  market: string;
  quotes: readonly Quote[];
  board: Board;
  /** The code of the index that is open. */
  opened: string | null;
  onOpen: (code: string) => void;
}

/** One market: what it does now, as far as the server says, and its indices. */
export function MarketCard({ market, quotes, board, opened, onOpen }: MarketCardProps) {
  const mainland = market === 'CN';
  const day = quotes.find(({ date }) => date)?.date;
  const today = board.time.slice(0, 10);
  return (
    <Card
      title={words.markets[market] ?? market}
      end={mainland ? <State board={board} /> : <LastMoment quotes={quotes} today={today} />}
    >
      {mainland && <Rail board={board} />}
      {mainland && day && day !== today && (
        <p className="mt-3 text-13 text-t2">{words.closeOf(spokenDay(day, today))}</p>
      )}
      <ul className="m-0 mt-2 list-none divide-y divide-line p-0">
        {quotes.map((quote) => (
          <QuoteRow
            key={quote.indexCode}
            quote={quote}
            live={board.open && quote.date === today}
            open={quote.indexCode === opened}
            onOpen={() => onOpen(quote.indexCode)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** 交易中, and what comes next. */
function State({ board }: { board: Board }) {
  const next = words.next[board.session];
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 text-13 text-t2">
      <span className="market-dot" data-live={board.open} />
      <span>
        <b className="strong text-t1">{board.status}</b>
        {next && `，${next}`}
      </span>
    </span>
  );
}

/** Of a market whose hours the server does not tell: of when its figures are. */
function LastMoment({ quotes, today }: { quotes: readonly Quote[]; today: string }) {
  const last = quotes.find(({ date, minutes }) => date && minutes.length > 0);
  if (!last?.date) return null;
  const time = clockAt(last.minutes.at(-1) ?? 0);
  return <span className="text-13 text-t2">{words.until(monthDay(last.date, today), time)}</span>;
}

/** The mainland's two sessions, and how far the day has gone. */
function Rail({ board }: { board: Board }) {
  const now_ms = useBoardTime(board);
  if (board.session === 'holiday') return null;
  const begun = board.session !== 'beforeOpen' && board.session !== 'preOpen';
  const { morning, afternoon } = progressOf(now_ms);
  const width = (part: number) => ({ width: `${(begun ? part : 0) * 100}%` });
  return (
    <div aria-hidden="true">
      <div className="market-rail">
        <span>
          <i style={width(morning)} data-head={board.open && morning < 1} />
        </span>
        <span>
          <i style={width(afternoon)} data-head={board.open && afternoon > 0} />
        </span>
      </div>
      <div className="mt-1 flex justify-between text-12 text-t3">
        {words.bells.map((bell) => (
          <span key={bell}>{bell}</span>
        ))}
      </div>
    </div>
  );
}

/** The server's business time as it runs on since the board came. */
function useBoardTime(board: Board): number {
  const now_ms = useNow();
  const [came, setCame] = useState({ time: board.time, at_ms: Date.now() });
  if (came.time !== board.time) setCame({ time: board.time, at_ms: Date.now() });
  return runningOn(board.time, came.at_ms, now_ms);
}
