import { useLayoutEffect, useRef } from 'react';
import { inPercent, MISSING, signed } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Delta } from '@/ui/Figure';
import { heatOf, limitOf } from './heat';
import type { Achievement } from './sentence';
import { achievementWords as words } from './words';

type Calendar = Achievement['calendar'];

const MONTHS = Array.from({ length: 12 }, (_, at) => at);

/** Growth by month: a column a year, or in large letters a list of years. */
export function MonthHeat({ achievement }: { achievement: Achievement }) {
  const { calendar, months, monthsRisen } = achievement;
  const elder = useStore(textSize) === 'elder';
  const limit = limitOf(calendar.flatMap((year) => year.months));
  return (
    <>
      {elder ? (
        <Years calendar={calendar} limit={limit} />
      ) : (
        <Columns calendar={calendar} limit={limit} />
      )}
      <p className="mt-2 text-12 text-t3">
        {words.monthsNote(months, monthsRisen, String(limit))}。{words.parts}
      </p>
    </>
  );
}

interface HeatProps {
  calendar: Calendar;
  limit: number;
}

function Columns({ calendar, limit }: HeatProps) {
  const box = useRef<HTMLElement>(null);
  // The latest years first; the others by pushing, or by keys once it has the focus.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is pushed sideways by keys
    <section ref={box} className="heat-box" tabIndex={0} aria-label={words.monthsScroll}>
      <table className="heat">
        <caption className="hidden-visually">{words.months}</caption>
        <thead>
          <tr>
            <td />
            {calendar.map(({ year }) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONTHS.map((at) => (
            <tr key={at}>
              <th scope="row">{words.month(at + 1)}</th>
              {calendar.map(({ year, months }) => (
                <Cell key={year} growth={months[at]} limit={limit} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.wholeYear}</th>
            {calendar.map(({ year, growth }) => (
              <td key={year}>
                <Delta value={inPercent(growth)} size={13} className="heat-whole" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cell({ growth, limit }: { growth?: string | null; limit: number }) {
  if (growth == null) return <td />;
  const { tone, strong } = heatOf(growth, limit);
  return (
    <td className="heat-cell" data-tone={tone} data-strong={strong}>
      {signed(inPercent(growth), 1)}
    </td>
  );
}

/** The latest first, three months a line. */
function Years({ calendar, limit }: HeatProps) {
  return calendar.toReversed().map(({ year, growth, months }) => (
    <div key={year}>
      <h3 className="flex justify-between gap-3">
        <span className="strong">{year}</span>
        <Delta value={inPercent(growth)} unit="%" />
      </h3>
      <ul className="heat-year">
        {MONTHS.flatMap((at) => {
          const month = months[at];
          if (month == null) return [];
          const { tone, strong } = heatOf(month, limit);
          return (
            <li key={at} className="heat-cell" data-tone={tone} data-strong={strong}>
              {words.month(at + 1)}
              <br />
              {signed(inPercent(month), 1) || MISSING}
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
