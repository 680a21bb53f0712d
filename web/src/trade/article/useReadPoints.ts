import { useEffect, useEffectEvent } from 'react';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { useAction } from '@/wire/action';
import { readForPoints } from '@/wire/gen/rewards';
import { token } from '@/wire/session';
import { readPointsWords as words } from './words.points';

/** For so long a text is open before it counts as read. */
const READ_MS = 15_000;

/** Tells the server that a customer read an article or a notice; it knows whether that earns. */
export function useReadPoints(key: string | undefined) {
  const loggedIn = useStore(token) !== null;
  const read = useAction(readForPoints, {
    silent: true,
    onDone: ({ earned }, { shown }) => {
      if (earned > 0 && shown) toast.done(words.earned(earned));
    },
  });
  const tell = useEffectEvent((of: string) => read.mutate({ key: of }));
  useEffect(() => {
    if (!key || !loggedIn) return undefined;
    const timer = setTimeout(() => tell(key), READ_MS);
    return () => clearTimeout(timer);
  }, [key, loggedIn]);
}
