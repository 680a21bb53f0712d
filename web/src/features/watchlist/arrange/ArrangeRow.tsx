import clsx from 'clsx';
import { ArrowUpToLine, ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { instantDay } from '@/lib/days';
import { inPercent } from '@/lib/figures';
import { ShortName } from '@/trade/fund/FundRow';
import { isMoney } from '@/trade/fund/money';
import { Checkbox } from '@/ui/Checks';
import { Delta, Figure } from '@/ui/Figure';
import { IconButton } from '@/ui/NavBar';
import type { Watched } from '../sorting';
import type { useDragging } from './useDragging';
import { arrangeWords as words } from './words';

interface ArrangeRowProps {
  watched: Watched;
  chosen: boolean;
  /** Its buttons stand in the place of its figure. */
  open: boolean;
  lifted: boolean;
  shift_px: number;
  /** Rows that give way do so smoothly; the lifted one follows the finger. */
  smooth: boolean;
  onChoose: () => void;
  onOpen: () => void;
  /** To the front, one up, one down. */
  onStep: (by: 'first' | -1 | 1) => void;
  handle: ReturnType<ReturnType<typeof useDragging>['handle']>;
}

/** A fund that is arranged: a box, what moves it by buttons, and a handle. */
export const ArrangeRow = memo(function ArrangeRow(props: ArrangeRowProps) {
  const { watched, chosen, open, lifted, shift_px, smooth, handle } = props;
  const { fund, addedAt } = watched;
  function step(by: 'first' | -1 | 1) {
    const button = document.activeElement;
    props.onStep(by);
    // The row is moved in the document, which would take the focus away.
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  }
  return (
    <li
      className={clsx('arrange-row', {
        'arrange-lifted': lifted,
        'arrange-open': open,
        'arrange-smooth': smooth,
      })}
      style={shift_px ? { transform: `translateY(${shift_px}px)` } : undefined}
    >
      <span className="arrange-box">
        <Checkbox checked={chosen} onChange={props.onChoose}>
          <span className="hidden-visually">{words.choose(fund.fundName)}</span>
        </Checkbox>
      </span>
      <button
        type="button"
        className="arrange-name"
        aria-expanded={open}
        aria-label={words.open(fund.fundName)}
        onClick={props.onOpen}
      >
        <ShortName text={fund.fundName} />
        <span className="block text-12 text-t3 clip">
          {fund.fundCode}
          {!open && (
            <span className="arrange-day normal-only">{words.added(instantDay(addedAt))}</span>
          )}
        </span>
      </button>
      {open ? (
        <span className="arrange-steps flex">
          <IconButton label={words.first(fund.fundName)} onClick={() => step('first')}>
            <ArrowUpToLine size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={words.up(fund.fundName)} onClick={() => step(-1)}>
            <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={words.down(fund.fundName)} onClick={() => step(1)}>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      ) : (
        <span className="arrange-figure">
          {isMoney(fund) ? (
            <Figure value={inPercent(fund.sevenDayYield)} unit="%" />
          ) : (
            <Delta value={inPercent(fund.periodGrowth)} unit="%" />
          )}
          <span className="block text-12 text-t3">{isMoney(fund) ? words.yield : words.year}</span>
        </span>
      )}
      <button
        type="button"
        className="arrange-handle"
        aria-label={words.drag(fund.fundName)}
        {...handle}
      >
        <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
});
