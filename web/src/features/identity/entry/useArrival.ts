import { loginWords as words } from '@/features/identity/words';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { signIn } from '@/trade/customer/session';
import type { Done } from '@/wire/action';
import type { loginByCode } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';

type LoginAnswer = Output<typeof loginByCode>;

/**
 * What follows the answer of a login: the stored route, or first the check of a new device.
 * `said` tells the customer how he came in.
 */
export function useArrival(said: string = words.loggedIn) {
  const go = useGo();
  return async ({ token, sessionkey }: LoginAnswer, done: Done) => {
    if (token) {
      await signIn(token, done);
      toast.done(said);
    } else if (sessionkey && done.shown) go(to('/validation', { sessionkey }), { replace: true });
  };
}
