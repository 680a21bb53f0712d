import { endFlow, leave, usePlace } from './history';
import type { FlowName } from './links';
import { goBack, useGo } from './navigation';

/**
 * A flow of several screens, each a link made by `to()`, whose rows carry its name:
 * `useFlow('review', [to('/reviewstepone'), to('/reviewsteptwo')])`.
 */
export function useFlow(flow: FlowName, steps: readonly string[]) {
  const { pathname, search } = usePlace();
  const go = useGo();
  // What a screen was given beside its step says nothing of where it stands.
  const whole = steps.indexOf(pathname + search);
  const at = whole < 0 ? steps.indexOf(pathname) : whole;
  return {
    /** The number of this step, from 1; 0 on a screen of the flow that is no step of it. */
    now: at + 1,
    total: steps.length,
    /** Goes on; `replace` where this step cannot be done again. The last one is followed by `end`. */
    next(options?: { replace?: boolean }) {
      const step = steps[at + 1];
      if (step) go(step, options);
    },
    /** One screen back; to the step before where this one was opened from outside. */
    back() {
      const before = steps[at - 1];
      if (before) leave(before);
      else goBack();
    },
    /** Leaves all of its screens behind: the way back from `path` leads to where it was begun. */
    end: (path: string) => endFlow(flow, path),
  };
}
