import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { passing } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { type CallOptions, call, freshKey } from './call';
import { isSettled, NetworkFailure, NOT_CONNECTED } from './failure';
import type { Operation } from './operation';
import { outdate, renew, renewSoon } from './renew';

/** How an act stands when it is done. */
export interface Done {
  /** Whether its place is still shown: else the customer is elsewhere, and stays there. */
  shown: boolean;
}

interface ActionOptions<In, Out> extends Pick<CallOptions, 'loading' | 'sessionKey' | 'silent'> {
  /** The caller says itself that the line broke. */
  tells?: boolean;
  /** What follows reads what the act makes old, and waits until it is renewed. */
  renewsFirst?: boolean;
  /**
   * What makes it the same act, though it is tried again from another place or after a reload, as
   * long as nobody knows what became of it.
   */
  sameBy?: (input: In) => unknown;
  /** The act is under way until a promise of this is kept. */
  onDone?: (data: Out, done: Done) => void | Promise<void>;
}

/**
 * An act of the customer: `const buy = useAction(placeOrder)`, `buy.mutate(input)`.
 * The Idempotency-Key stays while the same input is tried again and nobody knows what became of it:
 * after a lost connection, an answer that nobody signed, a busy server. It is new after any other
 * answer or for another input. A second tap before the first is answered does nothing.
 * Every answer that reads what it writes is asked for anew, once its result is shown.
 */
export function useAction<In, Out>(
  operation: Operation<In, Out>,
  { onDone, tells, renewsFirst, sameBy, ...options }: ActionOptions<In, Out> = {},
) {
  const actOf = useOpenAct(operation, sameBy);
  const busy = useRef(false);
  const shown = useShown();
  const mutation = useMutation<Out, Error, In>({
    mutationFn: async (asked) => {
      const { input, key, settle } = actOf(asked);
      try {
        const data = await call(operation, input, { ...options, idempotencyKey: key });
        settle();
        if (renewsFirst) await renew(operation.writes);
        else renewSoon(operation.writes);
        return data;
      } catch (cause) {
        if (isSettled(cause)) settle();
        // Nobody knows whether it was done.
        else outdate(operation.writes);
        throw cause;
      } finally {
        busy.current = false;
      }
    },
    onError: (cause) => {
      if (cause instanceof NetworkFailure && !options.silent && !tells) toast.error(NOT_CONNECTED);
    },
    onSuccess: (data) => onDone?.(data, { shown: shown.current }),
  });
  // Two taps come before the button is drawn as busy.
  const mutate: typeof mutation.mutate = (...input) => {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate(...input);
  };
  const { reset: forgetIt } = mutation;
  /** Forgets how it ended; one that is under way is not waited for. */
  const reset = useCallback(() => {
    busy.current = false;
    forgetIt();
  }, [forgetIt]);
  return { ...mutation, mutate, reset };
}

function useShown() {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

interface OpenAct<In> {
  same: string;
  input: In;
  key: string;
}

/** Gives an act as it was first tried, with its key, until it is settled. */
function useOpenAct<In, Out>({ id }: Operation<In, Out>, sameBy?: (input: In) => unknown) {
  const open = useRef<OpenAct<In> | null>(null);
  const place = sameBy && `tael.act.${id}`;
  return (input: In) => {
    const same = JSON.stringify(sameBy ? sameBy(input) : input) ?? '';
    const before = open.current ?? (place ? readAct<In>(place) : null);
    const act = before?.same === same ? before : { same, input, key: freshKey() };
    open.current = act;
    if (place) passing.set(place, JSON.stringify(act));
    function settle() {
      open.current = null;
      if (place) passing.remove(place);
    }
    return { ...act, settle };
  };
}

function readAct<In>(place: string): OpenAct<In> | null {
  try {
    return JSON.parse(passing.get(place) ?? 'null') as OpenAct<In> | null;
  } catch {
    return null;
  }
}
