import { makeWords as words } from '@/features/plans/words.make';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { dropDraft } from '@/trade/form/useOrderDraft';

interface Arrived {
  /** The draft's name. */
  of: string;
  /** The form is still shown. */
  here: boolean;
  changed: boolean;
}

/**
 * What follows a plan that was taken: what was filled in is forgotten, and its result takes the
 * place of the form; a customer who is elsewhere stays there, and is told the way to it.
 */
export function useArriveAtPlan() {
  const go = useGo();
  return (planNo: string, { of, here, changed }: Arrived) => {
    dropDraft(of);
    const result = to('/publicregresult', { planNo });
    if (here) go(result, { replace: true });
    else {
      const look = { label: words.look, onClick: () => go(result) };
      toast.done(changed ? words.changed : words.made, look);
    }
  };
}
