import { inPercent, percent } from '@/lib/figures';
import { drawn, rate, rateOnAxis } from '@/trade/fund/chartFigures';
import type { ChartEvent } from '@/ui/chart/props';
import { LineChart } from '@/ui/LineChart';
import type { Achievement } from './sentence';
import { achievementWords as words } from './words';

type Fall = Achievement['falls'][number];

const PLACES = ['1', '2', '3', '4', '5'] as const;

/** The curve that hangs from zero, and the deepest falls to one scale of days. */
export function Falls({ achievement: { falls, underwater } }: { achievement: Achievement }) {
  const longest = Math.max(1, ...falls.map((fall) => fall.fallDays + fall.recoveryDays));
  return (
    <>
      {underwater && (
        <LineChart
          label={words.curve}
          days={underwater.dates}
          series={[{ name: words.curve, kind: 'own', values: drawn(underwater.values) }]}
          events={falls.flatMap(markOf)}
          format={rate}
          axis={rateOnAxis}
          height={168}
          plain
        />
      )}
      <ol className="m-0 list-none p-0">
        {falls.map((fall) => (
          <li key={fall.place} className="pt-6">
            <FallRow fall={fall} longest={longest} />
          </li>
        ))}
      </ol>
    </>
  );
}

function markOf({ place, bottomDate, depth }: Fall): ChartEvent[] {
  const mark = PLACES[place - 1];
  return mark
    ? [{ day: bottomDate, mark, label: words.bottom(place, percent(inPercent(depth))) }]
    : [];
}

function FallRow({ fall, longest }: { fall: Fall; longest: number }) {
  const { place, depth, fallDays, recoveryDays, recoveredDate } = fall;
  const part = (days: number) => ({ width: `${(days / longest) * 100}%` });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="fall-place">{place}</span>
        <b className="fig text-17">{percent(inPercent(depth))}</b>
        <span className="ms-auto text-13 text-t2">
          {words.fell(fallDays)}，
          {recoveredDate ? words.recovered(recoveryDays) : words.waiting(recoveryDays)}
        </span>
      </p>
      <span className="fall-bar" aria-hidden="true">
        <i style={part(fallDays)} />
        <i style={part(recoveryDays)} data-open={!recoveredDate} />
      </span>
      <dl className="fall-days m-0 text-12 text-t2">
        <Day label={words.peak} day={fall.peakDate} />
        <Day label={words.low} day={fall.bottomDate} />
        <Day label={words.healed} day={recoveredDate ?? words.notYet} />
      </dl>
    </>
  );
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <div>
      <dt className="mr-2 inline text-t3">{label}</dt>
      <dd className="m-0 inline">{day}</dd>
    </div>
  );
}
