import { usePlace } from '@/route/history';
import { to } from '@/route/links';
import { goBack, useGo } from '@/route/navigation';
import { takeRoute, wantedRoute } from '@/wire/session';

/**
 * The way back to what the customer was about to buy, where what he typed is still there: the screen
 * that a guard kept, the order behind this one, or for who came from outside the fund's purchase.
 */
export function useReturn(fundCode: string | undefined) {
  const go = useGo();
  const { index } = usePlace();
  const wanted = wantedRoute();
  return {
    /** Something was wanted. */
    isAwaited: wanted !== null || fundCode !== undefined,
    back() {
      const kept = takeRoute();
      if (kept) go(kept, { replace: true });
      else if (index === 0 && fundCode) go(to('/publicbuy', { fundCode }), { replace: true });
      else goBack();
    },
  };
}
