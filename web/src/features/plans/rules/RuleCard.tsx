import clsx from 'clsx';
import { ruleWords as words } from '@/features/plans/words.rules';
import { amount, percent } from '@/lib/figures';
import { to } from '@/route/links';
import { Card, Inset, More } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import type { components } from '@/wire/gen/plans';

type Rule = components['schemas']['PlanRule'];

const CELL = 'border-b border-line py-2 font-[400]';

/** A ladder as bars in a table, what happens with too few NAVs, and an example. */
export function RuleCard({ rule }: { rule: Rule }) {
  const { rows, example } = rule;
  const most = Math.max(...rows.map((row) => row.percent), 1);
  const isAverage = rule.rule === 'average';
  return (
    <Card
      title={rule.name}
      end={<More label={words.try} to={to('/investspecialarea', { type: `w4-${rule.rule}250` })} />}
    >
      <p>{rule.text}</p>
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={clsx(CELL, 'text-start text-13 text-t2')}>
              {words.head[0]}
            </th>
            <th scope="col" className={clsx(CELL, 'text-end text-13 text-t2')}>
              {words.head[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text}>
              <th scope="row" className={clsx(CELL, 'pe-2 text-start')}>
                {row.text}
              </th>
              <td className={clsx(CELL, 'w-[46%] text-end')}>
                <span className="flex items-center gap-2">
                  <Bar part={row.percent / most} on={row.percent === example.percent} />
                  <span className="fig w-[3.2em] flex-none">{words.percent(row.percent)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-13 text-t2">{words.exact}</p>
      <p className="mt-1 text-13 text-t2">{rule.tooFew}</p>
      <p className="mt-1 text-13 text-t2">
        {isAverage && `${words.windows(rule.windows.join('、'))}，`}
        {words.since(rule.validFrom)}
      </p>
      <Inset className="mt-4">
        <p className="mb-1 text-13 strong">{words.example}</p>
        <KeyValues rows={exampleOf(example, isAverage)} />
      </Inset>
    </Card>
  );
}

/** The row of the example is strong. */
function Bar({ part, on }: { part: number; on: boolean }) {
  return (
    <svg className="min-w-0 flex-1" width="100%" height="8" aria-hidden="true">
      <rect width="100%" height="8" rx="4" fill="var(--inset)" />
      <rect
        width={`${part * 100}%`}
        height="8"
        rx="4"
        fill={on ? 'var(--brand-fill)' : 'var(--brand-line)'}
      />
    </svg>
  );
}

function exampleOf(example: Rule['example'], isAverage: boolean): [string, React.ReactNode][] {
  const navs = example.navs.map((nav) => amount(nav, 4)).join('，');
  return [
    [words.navs, navs],
    [isAverage ? words.average : words.highest, amount(example.compared, 4)],
    [isAverage ? words.distance : words.fall, percent(example.distance, 4)],
    [words.base, amount(example.base)],
    [
      words.taken,
      <strong key="taken" className="strong">
        {`${amount(example.amount)}（${words.percent(example.percent)}）`}
      </strong>,
    ],
  ];
}
