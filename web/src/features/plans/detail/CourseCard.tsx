/* once */
import clsx from 'clsx';
import { useMemo } from 'react';
import { courseWords as words } from '@/features/plans/words.course';
import { planWords } from '@/features/plans/words.detail';
import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { Card } from '@/ui/Card';
import type { Series } from '@/ui/chart/props';
import { Delta } from '@/ui/Figure';
import { LineChart } from '@/ui/LineChart';
import { type Course, extremesOf } from './course';
import '@/ui/chart/chart.css';
import './course.css';

interface CourseCardProps {
  fundName: string;
  course: Course;
}

/** Paid and worth on each day with a crosshair, a loss as plain as a gain. Pixels only. */
export default function CourseCard({ fundName, course }: CourseCardProps) {
  const { dates, paid, value } = course;
  const series = useMemo(() => linesOf(course), [course]);
  const { best, worst, below } = useMemo(() => extremesOf(course), [course]);
  const [from = '', until = ''] = [dates[0], dates.at(-1)];
  return (
    <Card
      title={planWords.course}
      end={<span className="text-12 text-t3">{words.span(monthDay(from), monthDay(until))}</span>}
    >
      <p className="hidden-visually">
        {words.spoken(from, until, amount(paid.at(-1)), amount(value.at(-1)))}
      </p>
      <dl className="plan-extremes">
        <Extreme label={words.best(monthDay(best.day))} profit={best.profit} />
        <Extreme label={words.worst(monthDay(worst.day))} profit={worst.profit} />
      </dl>
      <p className="mt-2 text-13 text-t2">
        {below > 0 ? words.below(below, dates.length) : words.never(dates.length)}
      </p>
      <p className="plan-course" aria-hidden="true">
        {series.map(({ name, kind }) => (
          <span key={name}>
            <i className={clsx('chart-swatch', `swatch-${kind}`)} />
            {name}
          </span>
        ))}
      </p>
      <LineChart
        label={words.chart(fundName)}
        days={dates}
        series={series}
        format={(sum) => amount(sum.toFixed(2))}
        axis={(sum) => amount(sum.toFixed(0), 0)}
        plain
        whole
      />
    </Card>
  );
}

function Extreme({ label, profit }: { label: string; profit: string }) {
  return (
    <div>
      <dt className="text-12 text-t2">{label}</dt>
      <dd className="m-0">
        <Delta value={profit} size={17} />
      </dd>
    </div>
  );
}

function linesOf({ value, paid }: Course): Series[] {
  return [
    { name: words.value, kind: 'own', values: value.map(Number) },
    { name: words.paid, kind: 'base', values: paid.map(Number) },
  ];
}
