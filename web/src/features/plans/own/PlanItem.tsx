import { TriangleAlert } from 'lucide-react';
import { actWords } from '@/features/plans/words.acts';
import { ownWords as words } from '@/features/plans/words.own';
import { instantDay, shortDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import { isPaused, type Plan } from './plan';
import { usePlanActs } from './usePlanActs';

/** A plan: what it takes next and when, how much so far, and the acts, two taps each. */
export function PlanItem({ plan, hidden }: { plan: Plan; hidden: boolean }) {
  const { planNo, fundName, next, underWay, warning } = plan;
  const acts = usePlanActs(plan);
  const go = useGo();
  const rests = isPaused(plan);
  return (
    <li className="plan-item">
      <Link to={to('/fixedinvestdetail', { planNo })} className="plan-item-link">
        <span className="min-w-0">
          <span className="block">
            <span className="strong">{fundName}</span>{' '}
            {plan.childNo != null && <Tag tone="brand">{words.child}</Tag>}{' '}
            {plan.smart && <Tag tone="brand">{words.smart}</Tag>}{' '}
            {rests && <Tag tone="warn">{plan.stateName}</Tag>}
          </span>
          <span className="mt-1 block text-13 text-t2">{`${plan.cycleName}，${plan.payer}`}</span>
        </span>
        <span className="plan-item-next">
          <Figure
            value={plan.amount}
            prefix={plan.smart ? words.about : ''}
            size={17}
            hidden={hidden}
          />
          <span className="block text-13 text-t2">{next ? shortDay(next.date) : words.rests}</span>
        </span>
      </Link>
      {next?.why && <p className="mt-1 text-13 text-t2">{next.why}</p>}
      {warning && (
        <p className="mt-2 flex gap-1 text-13 text-warn">
          <TriangleAlert size={16} className="mt-0.5 flex-none" aria-hidden="true" />
          {warning}
        </p>
      )}
      <div className="plan-item-foot">
        <span className="text-13 text-t2">{paidText(plan, hidden)}</span>
        <span className="plan-item-acts">
          <Small
            label={actWords.change}
            fund={fundName}
            disabled={underWay}
            onClick={() => go(to('/publicregular', { planNo }))}
          />
          <Small
            label={rests ? actWords.resume : actWords.pause}
            fund={fundName}
            disabled={underWay}
            onClick={rests ? acts.resume : acts.pause}
          />
          <Small label={actWords.end} fund={fundName} disabled={underWay} onClick={acts.end} />
        </span>
      </div>
      {underWay && <p className="mt-1 text-13 text-t2">{actWords.busy}</p>}
    </li>
  );
}

function paidText({ paidRuns, paid, createdAt }: Plan, hidden: boolean): string {
  if (paidRuns === 0) return words.never(instantDay(createdAt));
  return words.paid(paidRuns, hidden ? HIDDEN : amount(paid));
}

interface SmallProps {
  label: string;
  fund: string;
  disabled: boolean;
  onClick: () => void;
}

function Small({ label, fund, disabled, onClick }: SmallProps) {
  return (
    <button
      type="button"
      className="plan-act"
      aria-label={actWords.of(label, fund)}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
