/* once */
import { lazy, useState } from 'react';
import { goalWords as words } from '@/features/childaccounts/words.goal';
import { amount, direction } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Part } from '@/patterns/Part';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { ElderGoal } from './ElderGoal';
import { assumptionOf, type Goal, outcomesOf, rateText, type Wished } from './goal';
import { Rates } from './Rates';
import { useCourse } from './useCourse';
import type { When } from './when';
import './goal.css';

// A drawing: the sums stand before it.
const Fan = lazy(() => import('./Fan'));

interface GoalPanelProps {
  /** What was answered of it. */
  goal: Goal;
  wished: Wished;
  /** The assumption that is in force; the middle one where none is. */
  rate?: string | undefined;
  whens: readonly When[];
  /** It is of the wish before, and another answer is on its way. */
  stale?: boolean;
  hidden?: boolean | undefined;
  onRate?: (rate: string) => void;
}

/** Sums to put aside a month, what one of them comes to under all three, the shortfall first. */
export function GoalPanel(props: GoalPanelProps) {
  const { goal: base, wished, whens, hidden, onRate } = props;
  const elder = useStore(textSize) === 'elder';
  const [picked, setPicked] = useState<string>();
  const { goal, asking } = useCourse(base, wished, props.stale ? undefined : picked);
  const chosen = assumptionOf(base, picked ?? props.rate).rate;
  function choose(rate: string) {
    setPicked(rate);
    onRate?.(rate);
  }
  const choice = { goal: base, chosen, hidden, onChoose: choose };
  if (elder) return <ElderGoal {...choice} target={wished.target} />;
  return (
    <>
      <Rates {...choice} />
      {hidden ? (
        <p className="mt-3 text-13 text-t2">{words.hidden}</p>
      ) : (
        <div aria-busy={asking}>
          <Part
            bones={
              <Shimmer>
                <Bone h={230} />
              </Shimmer>
            }
          >
            <Fan goal={goal} chosen={chosen} target={wished.target} whens={whens} />
          </Part>
          <p className="mt-2 text-13 text-t2" role="status">
            <Said goal={goal} chosen={chosen} />
          </p>
        </div>
      )}
      <p className="mt-1 text-12 text-t3">{goal.note}</p>
    </>
  );
}

/** 照每月1,415存，按0%会差20,200.00，按4%会多23,266.80。 */
function Said({ goal, chosen }: { goal: Goal; chosen: string }) {
  const outcomes = outcomesOf(goal, chosen);
  const none = direction(goal.monthly, 2) === 'flat';
  return (
    <>
      {none ? words.keepNone : words.keep(amount(goal.monthly, 0))}
      {outcomes.map(({ rate, way, sum }, at) => (
        <span key={rate} className="nowrap">
          {words.at(rateText(rate)) + words[way]}
          {way !== 'even' && <b className="fig strong text-t1">{sum}</b>}
          {at < outcomes.length - 1 ? '，' : '。'}
        </span>
      ))}
    </>
  );
}
