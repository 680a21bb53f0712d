import { lazy, Suspense, useState } from 'react';
import { Segment } from '@/ui/Segment';
import type { Quote, TrendRange } from './board';
import { MinuteChart } from './MinuteChart';
import { TrendBones } from './TrendBones';
import { marketListWords as words } from './words';

// Most look at the minutes.
const TrendChart = lazy(() => import('./TrendChart'));

type Shown = 'day' | TrendRange;

const RANGES: { value: Shown; label: string }[] = [
  { value: 'day', label: words.ranges.day },
  { value: '1m', label: words.ranges['1m'] },
  { value: '3m', label: words.ranges['3m'] },
  { value: '6m', label: words.ranges['6m'] },
  { value: '1y', label: words.ranges['1y'] },
  { value: '3y', label: words.ranges['3y'] },
];

/** The minutes of the day, or closes of a month to three years. */
export function QuoteCharts({ quote, live }: { quote: Quote; live: boolean }) {
  const [shown, setShown] = useState<Shown>('day');
  return (
    <>
      <div className="mb-3">
        <Segment label={words.range} choices={RANGES} value={shown} onChange={setShown} />
      </div>
      {shown === 'day' ? (
        <MinuteChart quote={quote} live={live} />
      ) : (
        <Suspense fallback={<TrendBones />}>
          <TrendChart quote={quote} range={shown} />
        </Suspense>
      )}
    </>
  );
}
