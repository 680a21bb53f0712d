import { MakePlanForm } from './MakePlanForm';
import type { AskedPlan, PrePlan } from './makeState';
import { PlanBarred } from './PlanBarred';
import { barrierOf } from './planStep';

/** The form; or why this customer can set no plan of the fund now. */
export default function MakePlan({ pre, asked }: { pre: PrePlan; asked: AskedPlan }) {
  const barrier = barrierOf(pre);
  return barrier ? (
    <PlanBarred pre={pre} step={barrier} />
  ) : (
    <MakePlanForm pre={pre} asked={asked} />
  );
}
