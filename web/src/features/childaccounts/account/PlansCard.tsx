import { TriangleAlert } from 'lucide-react';
import { type Child, isPaused, type Plan } from '@/features/childaccounts/child';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { shortDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';

interface PlansCardProps {
  child: Child;
  plans: readonly Plan[];
  hidden: boolean;
}

/** What is put aside by itself, and when next. */
export function PlansCard({ child, plans, hidden }: PlansCardProps) {
  return (
    <Card
      title={words.plans(child.name)}
      more={words.addPlan}
      to={to('/childAccount/recommend', { childNo: child.childNo })}
    >
      {plans.length === 0 && <p className="text-t2">{words.noPlans}</p>}
      {plans.map((plan) => (
        <PlanRow key={plan.planNo} plan={plan} hidden={hidden} />
      ))}
    </Card>
  );
}

function PlanRow({ plan, hidden }: { plan: Plan; hidden: boolean }) {
  const { next, warning, paidRuns, paid } = plan;
  return (
    <Row
      title={
        <>
          <span className="strong">{plan.fundName}</span>{' '}
          {isPaused(plan) && <Tag tone="warn">{plan.stateName}</Tag>}
        </>
      }
      sub={
        <>
          {`${plan.cycleName}，${plan.payer}`}
          {paidRuns > 0 && (
            <span className="block">{words.paid(paidRuns, hidden ? HIDDEN : amount(paid))}</span>
          )}
          {warning && (
            <span className="mt-1 flex gap-1 text-warn">
              <TriangleAlert size={16} className="mt-0.5 flex-none" aria-hidden="true" />
              {warning}
            </span>
          )}
        </>
      }
      value={
        <span className="text-end">
          <Figure value={plan.amount} hidden={hidden} />
          <span className="block text-12 text-t3">
            {next ? words.next(shortDay(next.date)) : words.rests}
          </span>
        </span>
      }
      to={to('/fixedinvestdetail', { planNo: plan.planNo })}
    />
  );
}
