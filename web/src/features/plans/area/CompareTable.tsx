import clsx from 'clsx';
import type { ReactNode } from 'react';
import { areaWords as words } from '@/features/plans/words';
import { Delta, Figure } from '@/ui/Figure';
import type { Figures } from './figures';

/** Both ways with the same rows and the same weight; nothing is called better. */
export function CompareTable({ figures }: { figures: Figures }) {
  const { once, runs } = figures;
  const { rows } = words;
  return (
    <table className="plan-table mt-4">
      <thead>
        <tr>
          <th scope="col">{words.same}</th>
          <th scope="col">
            <i className={clsx('chart-swatch', 'swatch-own')} />
            {words.runs(runs)}
          </th>
          <th scope="col">
            <i className={clsx('chart-swatch', 'swatch-peer')} />
            {words.first}
          </th>
        </tr>
      </thead>
      <tbody>
        <Line
          label={rows.paid}
          plan={<Figure value={figures.paid} />}
          once={<Figure value={figures.paid} />}
        />
        <Line
          label={rows.fee}
          plan={<Figure value={figures.fee} />}
          once={<Figure value={once.fee} />}
        />
        <Line
          label={rows.shares}
          plan={<Figure value={figures.shares} />}
          once={<Figure value={once.shares} />}
        />
        <Line
          label={rows.value}
          plan={<Figure value={figures.value} />}
          once={<Figure value={once.value} />}
        />
        <Line
          label={rows.profit}
          plan={<Delta value={figures.profit} />}
          once={<Delta value={once.profit} />}
        />
        <Line
          label={rows.percent}
          plan={<Delta value={figures.percent} unit="%" />}
          once={<Delta value={once.percent} unit="%" />}
        />
      </tbody>
    </table>
  );
}

function Line({ label, plan, once }: { label: string; plan: ReactNode; once: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{plan}</td>
      <td>{once}</td>
    </tr>
  );
}
