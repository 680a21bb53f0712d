import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listWords as words } from '@/features/funds/words';
import { fundWords } from '@/trade/fund/words';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import type { components } from '@/wire/gen/funds';
import { chipsOf, type Filters, without } from './filters';
import { orderOf, type Ranking, type RankOrder, rankOrders, type Window } from './ranking';

interface RankBarProps {
  ranking: Ranking;
  /** Periods that may be shown, from the server. */
  periods: readonly components['schemas']['PeriodName'][];
  choose: (next: Partial<Ranking>) => void;
  onFilter: () => void;
}

/** Period, order and filters, each of which opens a sheet. */
export function RankBar({ ranking, periods, choose, onFilter }: RankBarProps) {
  const [open, setOpen] = useState<'period' | 'sort' | null>(null);
  const close = () => setOpen(null);
  const count = chipsOf(ranking.filters).length;
  const period = periods.find((one) => one.period === ranking.period)?.name ?? words.period;
  const sort = orderOf(ranking);
  const order =
    sort === 'sevenDay'
      ? fundWords.sevenDay
      : (rankOrders.find((one) => one.value === sort)?.label ?? words.sort);
  return (
    <div className="rank-bar">
      <BarButton on onClick={() => setOpen('period')}>
        {period}
      </BarButton>
      <BarButton on={ranking.sort !== 'growth'} onClick={() => setOpen('sort')}>
        {order}
      </BarButton>
      <button type="button" className="rank-button" data-on={count > 0} onClick={onFilter}>
        {words.filter}
        {count > 0 && <span className="rank-count">{count}</span>}
        <SlidersHorizontal size={16} aria-hidden="true" />
      </button>
      <Sheet open={open === 'period'} onClose={close} title={words.period}>
        <RadioGroup
          label={words.period}
          value={ranking.period}
          onChange={(value: Window) => {
            choose({ period: value });
            close();
          }}
        >
          {periods.map((one) => (
            <RadioRow key={one.period} value={one.period} title={one.name} />
          ))}
        </RadioGroup>
      </Sheet>
      <Sheet open={open === 'sort'} onClose={close} title={words.sort}>
        <RadioGroup
          label={words.sort}
          value={ranking.sort}
          onChange={(value: RankOrder) => {
            choose({ sort: value, ascending: false });
            close();
          }}
        >
          {rankOrders.map(({ value, label, sub }) => (
            <RadioRow key={value} value={value} title={label} sub={sub} />
          ))}
        </RadioGroup>
      </Sheet>
    </div>
  );
}

interface BarButtonProps {
  on: boolean;
  onClick: () => void;
  children: ReactNode;
}

function BarButton({ on, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className="rank-button"
      data-on={on}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters in use, each with a cross, and one chip that clears them all. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const chips = chipsOf(filters);
  if (!chips.length) return null;
  return (
    <div className="chips chips-scroll mt-3 px-4">
      {chips.map(({ field, text }) => (
        <button
          key={field}
          type="button"
          className="chip chip-chosen"
          aria-label={`去掉${text}`}
          onClick={() => onChange(without(filters, field))}
        >
          {text}
          <X size={16} aria-hidden="true" />
        </button>
      ))}
      <button type="button" className="chip chip-white" onClick={() => onChange({})}>
        {words.clear}
      </button>
    </div>
  );
}
