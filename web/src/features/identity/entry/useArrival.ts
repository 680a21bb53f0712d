import { loginWords as words } from '@/features/identity/words';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { signIn } from '@/trade/customer/session';
import type { Done } from '@/wire/action';
import type { loginByCode } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';

type LoginAnswer = Output<typeof loginByCode>;

interface Arrival {
  /** How the customer came in. */
  said?: string;
  /** Before the stored route; it says by itself what was done. */
  landing?: string;
}

/** What follows the answer of a login: the stored route, or first the check of a new device. */
export function useArrival({ said = words.loggedIn, landing }: Arrival = {}) {
  const go = useGo();
  return async ({ token, sessionkey }: LoginAnswer, done: Done) => {
    if (token) {
      await signIn(token, done, landing);
      if (!landing) toast.done(said);
    } else if (sessionkey && done.shown) go(to('/validation', { sessionkey }), { replace: true });
  };
}
