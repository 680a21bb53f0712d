import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { useDrawn } from '@/patterns/useDrawn';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { wayWords } from '@/trade/customer/words.ways';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import type { ChartEvent } from '@/ui/chart/props';
import { Delta } from '@/ui/Figure';
import { LineChart } from '@/ui/LineChart';
import { Segment } from '@/ui/Segment';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { profitLine, profitRange } from '@/wire/gen/holdings';
import type { Input } from '@/wire/operation';
import { drawnLine, profitAt, profitOnAxis } from './profitFigures';
import type { Of } from './purpose';
import { RangeRate } from './RangeRate';
import { profitWords as words } from './words';

type Window = NonNullable<Input<typeof profitLine>['window']>;

const WINDOWS = (Object.keys(words.windows) as Window[]).map((value) => ({
  value,
  label: words.windows[value],
}));

const CHART_HEIGHT = 180;

interface ProfitCardProps {
  of?: Of;
  /** Trades and dividends on the line. */
  events?: readonly ChartEvent[];
}

/** The profit of a period: the sum, its rate, and the line day by day. */
export function ProfitCard({ of, events }: ProfitCardProps) {
  const [window, setWindow] = useState<Window>('1m');
  return (
    <Card title={words.title} more={wayWords.profit} to={to('/profithis', of)}>
      <Segment label={words.window} choices={WINDOWS} value={window} onChange={setWindow} />
      <Line window={window} of={of} events={events} />
    </Card>
  );
}

function Line({ window, of, events }: ProfitCardProps & { window: Window }) {
  const hidden = useStore(amountsHidden);
  const line = useDrawn(useQuery(profitLine({ window, ...of })), window);
  const waits = line.of !== window;
  const name = words.windows[line.of];
  const points = line.data?.points ?? [];
  const [first, last] = [points[0]?.date, points[points.length - 1]?.date];
  const range = useQuery({
    ...profitRange({ from: first ?? '', to: last ?? '', ...of }),
    enabled: first !== undefined && first !== last,
  });
  if (!line.data || (waits && line.error)) {
    return line.error ? <Failed onRetry={() => void line.refetch()} /> : <LineSkeleton />;
  }
  const [only] = points;
  if (!only) {
    return (
      <p className="py-6 text-center text-13 text-t2">
        {words.none}
        <span className="block text-t3">{words.noneText}</span>
      </p>
    );
  }
  const { days, sums } = drawnLine(points);
  return (
    <div aria-busy={waits} className="mt-4">
      <p className="text-13 text-t2">{words.profit(name)}</p>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Delta value={line.data.profit} size={26} hidden={hidden} />
        {points.length > 1 && <RangeRate range={range.data} name={name} hidden={hidden} />}
      </div>
      {points.length < 2 ? (
        <p className="pb-3 text-13 text-t3">{words.first(monthDay(only.date))}</p>
      ) : hidden ? (
        <HiddenLine />
      ) : (
        <LineChart
          label={`${name}${words.title}`}
          days={days}
          series={[{ name: words.series, values: sums, kind: 'own' }]}
          events={events}
          format={profitAt}
          axis={profitOnAxis}
          height={CHART_HEIGHT}
        />
      )}
    </div>
  );
}

/** The line lies flat, so that neither sign nor size shows. */
function HiddenLine() {
  return (
    <div className="flex h-[72px] flex-col items-center justify-center gap-3 text-12 text-t3">
      <span className="w-full border-t-2 border-dashed border-line-strong" aria-hidden="true" />
      {words.hidden}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex justify-between gap-3 py-6 text-13 text-t2" role="alert">
      {words.failed}
      <TextButton onClick={onRetry}>{words.retry}</TextButton>
    </p>
  );
}

/** As high as the sum and the line that it stands for, so that nothing below moves. */
function LineSkeleton() {
  return (
    <Shimmer>
      <div className="mt-4">
        <div className="flex h-[var(--l-13)] items-center">
          <Bone w={72} h={14} />
        </div>
        <div className="mb-3 flex h-[var(--l-26)] items-center">
          <Bone w={168} h={28} />
        </div>
        <Bone h={CHART_HEIGHT} />
      </div>
    </Shimmer>
  );
}
