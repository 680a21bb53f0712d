import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Window } from '@/features/funds/list/ranking';
import { detailWords as words } from '@/features/funds/words';
import {
  change,
  changeOnAxis,
  drawn,
  price,
  priceOnAxis,
  rate,
  rateOnAxis,
} from '@/trade/fund/chartFigures';
import type { Series } from '@/ui/chart/props';
import { type components, drawGrowth, drawNavs } from '@/wire/gen/funds';

/** What a fund's curves show. */
export type View = 'growth' | 'nav' | 'drawdown' | 'yield' | 'income';

/** What a view draws: its lines, its figures, and words about them. */
export interface Drawing {
  /** 近1年: of what it is, whichever is asked for by now. */
  periodName: string;
  days: readonly string[];
  series: Series[];
  format: (value: number) => string;
  axis: (value: number) => string;
  /** Figures in ink: only growth rises and falls. */
  plain: boolean;
  note?: string | null;
}

type GrowthChart = components['schemas']['GrowthChart'];
type NavChart = components['schemas']['NavChart'];

/** The curves of a view and period; the former ones stay while new ones come. */
export function useDrawing(fundCode: string, view: View, period: Window) {
  const byGrowth = view === 'growth';
  const growth = useQuery({
    ...drawGrowth({ fundCode, period }),
    enabled: byGrowth,
    placeholderData: keepPreviousData,
  });
  const navs = useQuery({
    ...drawNavs({ fundCode, period }),
    enabled: !byGrowth,
    placeholderData: keepPreviousData,
  });
  const { isError, refetch } = byGrowth ? growth : navs;
  // Drawn in slices: a chart has hundreds of parts.
  const rates = useDeferredValue(growth.data);
  const prices = useDeferredValue(navs.data);
  const pending = !isError && !(byGrowth ? rates : prices);
  const drawing = byGrowth ? rates && growthDrawing(rates) : prices && navDrawing(prices, view);
  return { drawing, pending, failed: isError, retry: () => void refetch() };
}

function growthDrawing(chart: GrowthChart): Drawing | null {
  const lines = [
    line(words.own, 'own', drawn(chart.fund)),
    line(words.base, 'base', drawn(chart.benchmark)),
    line(words.peers, 'peer', drawn(chart.peers)),
  ];
  const note = chart.complete ? lines[2] && chart.peersName?.replace('-', '·') : begun(chart);
  return drawingOf(chart, lines, { format: change, axis: changeOnAxis, plain: false, note });
}

function navDrawing(chart: NavChart, view: View): Drawing | null {
  if (view === 'drawdown') {
    const lines = [line(words.drawdown, 'own', drawn(chart.drawdown))];
    const note = chart.complete ? undefined : begun(chart);
    return drawingOf(chart, lines, { format: rate, axis: rateOnAxis, plain: true, note });
  }
  if (view === 'yield') {
    const lines = [line(words.yieldCurve, 'own', drawn(chart.sevenDayYield))];
    return drawingOf(chart, lines, { format: rate, axis: rateOnAxis, plain: true });
  }
  const [name, column] =
    view === 'nav' ? [words.nav, chart.nav] : [words.incomeCurve, chart.incomePerTenThousand];
  const lines = [line(name, 'own', column.map(Number))];
  return drawingOf(chart, lines, { format: price, axis: priceOnAxis, plain: true });
}

/** Why the curves begin later than the window. */
function begun({ period, dates }: GrowthChart | NavChart): string {
  return period === 'all' ? words.from(dates[0] ?? '') : words.young;
}

function line(name: string, kind: Series['kind'], values: number[]): Series | null {
  return values.length > 1 ? { name, kind, values } : null;
}

/** Null when even the fund's own line is missing. */
function drawingOf(
  { dates: days, periodName }: GrowthChart | NavChart,
  lines: readonly (Series | null)[],
  rest: Omit<Drawing, 'periodName' | 'days' | 'series'>,
): Drawing | null {
  const series = lines.filter((one) => one !== null);
  return lines[0] && days.length > 1 ? { periodName, days, series, ...rest } : null;
}
