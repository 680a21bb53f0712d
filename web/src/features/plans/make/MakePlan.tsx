import { useActing } from '@/trade/form/useActing';
import { MakePlanForm } from './MakePlanForm';
import { type AskedPlan, type PrePlan, planKey } from './makeState';
import { PlanBarred } from './PlanBarred';
import { barrierOf } from './planStep';

/** The form; or why this customer can set no plan of the fund now. */
export default function MakePlan({ pre, asked }: { pre: PrePlan; asked: AskedPlan }) {
  const barrier = barrierOf(pre);
  const acting = useActing(`plan ${planKey(pre, asked)}`);
  return barrier && !acting ? (
    <PlanBarred pre={pre} step={barrier} />
  ) : (
    <MakePlanForm pre={pre} asked={asked} />
  );
}
