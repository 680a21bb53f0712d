import { goalWords as words } from '@/features/childaccounts/words.goal';
import { amount, direction } from '@/lib/figures';
import { Figure } from '@/ui/Figure';
import { Segment } from '@/ui/Segment';
import { assumptionOf, type Goal, rateText } from './goal';

interface ElderGoalProps {
  goal: Goal;
  target: string;
  chosen: string;
  hidden?: boolean | undefined;
  onChoose: (rate: string) => void;
}

/** One assumption at a time: large letters have no room for three and a drawing. */
export function ElderGoal({ goal, target, chosen, hidden, onChoose }: ElderGoalProps) {
  const { rate, needed } = assumptionOf(goal, chosen);
  const enough = direction(needed, 2) === 'flat';
  const choices = goal.assumptions.map((one) => ({ value: one.rate, label: rateText(one.rate) }));
  return (
    <>
      <Segment label={words.choose} choices={choices} value={chosen} onChange={onChoose} />
      <p className="mt-3">
        {enough ? words.elderNone(rateText(rate)) : words.elder(rateText(rate))}
      </p>
      {!enough && <Figure value={needed} size={26} places={0} unit={words.yuan} hidden={hidden} />}
      {!hidden && !enough && (
        <p className="mt-1 text-t2">
          {words.elderGoal(words.span(goal.months), amount(target, 0))}
        </p>
      )}
      <p className="mt-2 text-13 text-t2">{goal.note}</p>
    </>
  );
}
