import clsx from 'clsx';
import { ruleWords as words } from '@/features/plans/words.rules';
import { amount, percent } from '@/lib/figures';
import { to } from '@/route/links';
import { Card, Inset, More } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import type { components } from '@/wire/gen/plans';

type Rule = components['schemas']['PlanRule'];

/** A ladder as bars in a table, what happens with too few NAVs, and an example. */
export function RuleCard({ rule }: { rule: Rule }) {
  const { rows, example } = rule;
  const most = Math.max(...rows.map((row) => row.percent), 1);
  const isAverage = rule.rule === 'average';
  return (
    <Card
      title={rule.name}
      end={<More label={words.try} to={to('/investspecialarea', { smart: `${rule.rule}250` })} />}
    >
      <p>{rule.text}</p>
      <table className="ladder mt-3">
        <thead>
          <tr>
            <th scope="col">{words.head[0]}</th>
            <th scope="col">{words.head[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text} className={clsx(row.percent === example.percent && 'ladder-on')}>
              <th scope="row">{row.text}</th>
              <td>
                <span className="ladder-track" aria-hidden="true">
                  <span style={{ inlineSize: `${(row.percent / most) * 100}%` }} />
                </span>
                <span className="fig">{words.percent(row.percent)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-13 text-t2">{isAverage ? words.exact : words.exactFall}</p>
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
