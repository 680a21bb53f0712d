import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { signIn } from '@/trade/customer/session';
import type { Done } from '@/wire/action';
import type { loginByCode } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { loginWords as words } from './words';

type LoginAnswer = Output<typeof loginByCode>;

/** What follows the answer of a login: the stored route, or first the check of a new device. */
export function useArrival(): (answer: LoginAnswer, done: Done) => Promise<void> {
  const go = useGo();
  return async ({ token, sessionkey }, done) => {
    if (token) {
      await signIn(token, done);
      toast.done(words.loggedIn);
    } else if (sessionkey && done.shown) go(to('/validation', { sessionkey }), { replace: true });
  };
}
