import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { token } from './session';

/** What is told at the end of work. */
interface Ends<Out> {
  /** The work is under way until a promise of this is kept. */
  onSuccess?: (data: Out) => unknown;
  onError?: (cause: Error) => unknown;
}

type Stand<Out> =
  | { status: 'idle' | 'pending'; data?: undefined; error: null }
  | { status: 'success'; data: Out; error: null }
  | { status: 'error'; data?: undefined; error: Error };

const IDLE = { status: 'idle', error: null } as const;
const PENDING = { status: 'pending', error: null } as const;

/**
 * Work that the customer begins, and how it stands: `useWork(send, { onSuccess })`,
 * `work.mutate(input)`. The ends given to `mutate` are only told while its place is shown and
 * nothing newer was begun or `reset`; those given to the hook always, but to another session. It is
 * the query library's `useMutation` without what the app has no use for, which would weigh on every
 * first load.
 */
export function useWork<Out, In = void>(run: (input: In) => Promise<Out>, ends: Ends<Out> = {}) {
  const [stand, setStand] = useState<Stand<Out>>(IDLE);
  const turn = useRef(0);
  const shown = useShown();
  // What was begun tells what its place looks like by now.
  const now = useRef(ends);
  useEffect(() => {
    now.current = ends;
  });
  async function begin(input: In, own: Ends<Out> = {}): Promise<Out> {
    turn.current += 1;
    const mine = turn.current;
    const bearer = token.get();
    // Whoever is here by now is not told what another customer did.
    const told = (ends: Ends<Out>) => (token.get() === bearer ? ends : {});
    const end = (last: Stand<Out>) => {
      if (mine !== turn.current) return {};
      setStand(last);
      return shown.current ? told(own) : {};
    };
    setStand(PENDING);
    let data: Out;
    try {
      data = await run(input);
      await told(now.current).onSuccess?.(data);
    } catch (cause) {
      const error = cause as Error;
      told(now.current).onError?.(error);
      end({ status: 'error', error }).onError?.(error);
      throw error;
    }
    end({ status: 'success', data, error: null }).onSuccess?.(data);
    return data;
  }
  /** Forgets how it ended; what is under way is not waited for. */
  const reset = useCallback(() => {
    turn.current += 1;
    setStand(IDLE);
  }, []);
  const { status } = stand;
  return {
    ...stand,
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    mutate: (input: In, own?: Ends<Out>) => void begin(input, own).catch(() => undefined),
    mutateAsync: (input: In) => begin(input),
    reset,
  };
}

/**
 * Whether the calling place is shown. It ends with the place itself: other effects may end some time
 * after it (an answer that comes meanwhile took along who had left), or begin and end when it waits.
 */
export function useShown() {
  const shown = useRef(false);
  useInsertionEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
