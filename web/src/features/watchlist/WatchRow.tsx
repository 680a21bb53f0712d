import { type TouchEvent, useRef, useState } from 'react';
import { monthDay } from '@/lib/days';
import { amount, inPercent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { ShortName } from '@/trade/fund/FundRow';
import { isMoney } from '@/trade/fund/money';
import { Delta, Figure } from '@/ui/Figure';
import { type Span, spanFigure, type Watched } from './sorting';
import { watchWords as words } from './words';

const OPEN_PX = 76;

interface WatchRowProps {
  watched: Watched;
  span: Span;
  listDay?: string | null;
  onRemove: () => void;
}

/** A watched fund; a swipe to the left uncovers the button that takes it off. */
export function WatchRow({ watched, span, listDay, onRemove }: WatchRowProps) {
  const { fund } = watched;
  const swipe = useSwipe();
  return (
    <li className="watch-item" {...swipe.handlers}>
      <div className="min-w-0 flex-1" style={{ transform: `translateX(${-swipe.moved}px)` }}>
        <Link to={to('/funddetail', { fundCode: fund.fundCode })} className="watch-line">
          <Figures watched={watched} span={span} listDay={listDay} />
        </Link>
      </div>
      {swipe.moved > 0 && (
        <button
          type="button"
          className="watch-remove"
          style={{ width: swipe.moved }}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      )}
    </li>
  );
}

function Figures({ watched, span, listDay }: Omit<WatchRowProps, 'onRemove'>) {
  const { fund } = watched;
  const money = isMoney(fund);
  const growth = inPercent(spanFigure(watched, span));
  const other = fund.navDate && fund.navDate !== listDay;
  const priced = fund.nav && !money;
  // A NAV of another day says so; beside both there is no room for the code.
  const dated = priced && other;
  return (
    <>
      <span className="min-w-0">
        <ShortName text={fund.fundName} />
        <span className="block text-12 text-t3 clip">
          {!dated && <span className="normal-only">{fund.fundCode} </span>}
          {priced && `净值${amount(fund.nav, 4)}`}
          {other && ` ${monthDay(fund.navDate)}`}
          {!fund.nav && words.noNav}
        </span>
      </span>
      <span className="text-end">
        {money ? (
          <>
            <Figure value={fund.incomePerTenThousand} places={4} />
            <span className="block text-12 text-t3">{words.tenThousand}</span>
          </>
        ) : (
          <Delta value={inPercent(fund.dayGrowth)} unit="%" />
        )}
      </span>
      <span className="text-end">
        {money ? (
          <>
            <Figure value={growth} unit="%" />
            <span className="block text-12 text-t3">{words.sevenDay}</span>
          </>
        ) : (
          <Delta value={growth} unit="%" />
        )}
      </span>
    </>
  );
}

/** How far a row is pulled to the left; it snaps open or shut when the finger leaves. */
function useSwipe() {
  const [moved, setMoved] = useState(0);
  const start = useRef<{ x: number; y: number; moved: number } | null>(null);
  function begin({ touches }: TouchEvent) {
    const touch = touches[0];
    if (touch) start.current = { x: touch.clientX, y: touch.clientY, moved };
  }
  function move({ touches }: TouchEvent) {
    const touch = touches[0];
    if (!touch || !start.current) return;
    const { x, y, moved: before } = start.current;
    const [across, down] = [x - touch.clientX, Math.abs(y - touch.clientY)];
    if (down > Math.abs(across)) return;
    setMoved(Math.max(0, Math.min(OPEN_PX, before + across)));
  }
  function end() {
    start.current = null;
    setMoved((now) => (now > OPEN_PX / 2 ? OPEN_PX : 0));
  }
  return {
    moved,
    handlers: { onTouchStart: begin, onTouchMove: move, onTouchEnd: end, onTouchCancel: end },
  };
}
