import { againOf } from '@/features/plans/make/wish';
import { isAlive, isPaused, type Plan } from '@/features/plans/own/plan';
import { usePlanActs } from '@/features/plans/own/usePlanActs';
import { actWords } from '@/features/plans/words.acts';
import { planWords as words } from '@/features/plans/words.detail';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';

/** Pause or resume, end, change; of a plan that is over, the same once more. */
export function PlanBar({ plan }: { plan: Plan }) {
  const { planNo, underWay } = plan;
  const acts = usePlanActs(plan);
  const go = useGo();
  if (!isAlive(plan)) {
    return (
      <BottomBar>
        <Button wide onClick={() => go(to('/publicregular', againOf(plan)))}>
          {words.again}
        </Button>
      </BottomBar>
    );
  }
  // Nothing can be done meanwhile: there is room to say why.
  if (underWay) {
    return (
      <BottomBar>
        <p className="w-full text-center text-13 text-t2">{actWords.busy}</p>
      </BottomBar>
    );
  }
  const rests = isPaused(plan);
  return (
    <BottomBar>
      <Button kind="outline" onClick={rests ? acts.resume : acts.pause}>
        {rests ? actWords.resume : actWords.pause}
      </Button>
      <Button kind="outline" onClick={acts.end}>
        {actWords.end}
      </Button>
      <Button wide className="plan-change" onClick={() => go(to('/publicregular', { planNo }))}>
        {actWords.changePlan}
      </Button>
    </BottomBar>
  );
}
