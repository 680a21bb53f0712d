/* once */
import { useQuery } from '@tanstack/react-query';
import { smartWords as words } from '@/features/plans/words.smart';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { planRules } from '@/wire/gen/plans';
import './make.css';

const HIGH = 72;

/** The steps of a rule as bars, from where the fund is cheap to where it is dear. */
export function Ladder({ rule, name }: { rule: 'average' | 'drawdown'; name: string }) {
  const { data, isPending } = useQuery(quietly(planRules, {}));
  const rows = data?.list.find((one) => one.rule === rule)?.rows;
  if (!rows) {
    return isPending ? (
      <div className="mt-4">
        <Shimmer>
          <Bone h={HIGH + 44} />
        </Shimmer>
      </div>
    ) : null;
  }
  const most = Math.max(...rows.map(({ percent }) => percent), 1);
  return (
    <div className="mt-4">
      <ul className="plan-ladder" aria-label={words.ladder(name)}>
        {rows.map(({ text, percent }) => (
          <li key={text}>
            <span className="hidden-visually">{text}</span>
            <span>{percent}%</span>
            <i style={{ height: (percent / most) * HIGH }} />
          </li>
        ))}
      </ul>
      <p className="plan-ladder-ends">
        <span>{words.low[rule]}</span>
        <span>{words.high[rule]}</span>
      </p>
    </div>
  );
}
