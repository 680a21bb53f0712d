import { useCallback, useRef } from 'react';
import { toast } from '@/lib/toast';
import { type CallOptions, call, freshKey } from './call';
import { isSettled, NetworkFailure, Refusal, sentenceOf } from './failure';
import { offline } from './line';
import { beginAct, type Deed, loseAct, openAct, settleAct } from './openAct';
import type { Operation } from './operation';
import { outdate, renew, renewSoon } from './renew';
import { token } from './session';
import { useShown, useWork } from './useWork';

/** Why what would act waits while there is no network (`offline`). */
export const OFFLINE = '没有网络，联网后再操作';

/** Says why, unless the caller does, and refuses the act with a code that no server has. */
export function refuse(silent?: boolean): never {
  if (!silent) toast.error(OFFLINE);
  throw new Refusal(-1, OFFLINE);
}

/** How an act stands when it is done. */
export interface Done {
  /** Whether its place is still shown: else the customer is elsewhere, and stays there. */
  shown: boolean;
}

interface ActionOptions<In, Out> extends Pick<CallOptions, 'loading' | 'sessionKey' | 'silent'> {
  /** The caller says itself why it failed, as long as it is shown. */
  tells?: boolean;
  /** What follows reads what the act makes old, and waits until it is renewed. */
  renewsFirst?: boolean;
  /** What makes it the same act, as long as nobody knows what became of it; else all of its input. */
  sameBy?: (input: In) => unknown;
  /** It stays open (`openAct`) until it is known what became of it, even over a reload. */
  deed?: Deed;
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
  { onDone, tells, renewsFirst, sameBy, deed, ...options }: ActionOptions<In, Out> = {},
) {
  const actOf = useActOf(operation.id, sameBy, deed);
  const bearer = useRef<string | null>(null);
  const busy = useRef(false);
  const shown = useShown();
  async function run(asked: In) {
    bearer.current = token.get();
    if (offline.get()) {
      busy.current = false;
      refuse(tells || options.silent);
    }
    const { input, key, settle, lose } = actOf(asked);
    try {
      const data = await call(operation, input, { ...options, idempotencyKey: key });
      settle();
      if (renewsFirst) await renew(operation.writes);
      else renewSoon(operation.writes);
      return data;
    } catch (cause) {
      if (isSettled(cause)) settle();
      else {
        // Nobody knows whether it was done.
        lose();
        outdate(operation.writes);
      }
      throw cause;
    } finally {
      busy.current = false;
    }
  }
  const work = useWork(run, {
    onError: (cause) => {
      // Its caller tells where it is shown.
      const told = (tells || options.silent) && shown.current;
      const sentence = tells || cause instanceof NetworkFailure ? sentenceOf(cause) : undefined;
      if (!told && sentence && token.get() === bearer.current) toast.error(sentence);
    },
    onSuccess: (data) => {
      // Whoever is here by now is not told what another customer did.
      if (token.get() !== bearer.current) return undefined;
      return onDone?.(data, { shown: shown.current });
    },
  });
  // Two taps come before the button is drawn as busy.
  const mutate: typeof work.mutate = (...input) => {
    if (busy.current) return;
    busy.current = true;
    work.mutate(...input);
  };
  const { reset: forgetIt } = work;
  /** Forgets how it ended; one that is under way is not waited for. */
  const reset = useCallback(() => {
    busy.current = false;
    forgetIt();
  }, [forgetIt]);
  return { ...work, mutate, reset };
}

interface Act<In> {
  same: string;
  input: In;
  key: string;
}

/**
 * Gives an act as it was first tried, with its key, until it is settled. That of a deed is known
 * outside: its sheet may be made anew under the customer's hands.
 */
function useActOf<In>(id: string, sameBy: ((input: In) => unknown) | undefined, deed?: Deed) {
  const last = useRef<Act<In> | null>(null);
  return (input: In) => {
    const same = `${id} ${JSON.stringify(sameBy ? sameBy(input) : input)}`;
    const before = deed ? triedOf<In>(deed) : last.current;
    const act = before?.same === same ? before : { same, input, key: freshKey() };
    const { key } = act;
    last.current = act;
    if (deed) beginAct(key, deed, { same, input: act.input });
    function settle() {
      last.current = null;
      settleAct(key);
    }
    return { ...act, settle, lose: () => loseAct(key) };
  };
}

/** The open act of the same deed; none once it was asked what became of it. */
function triedOf<In>({ of }: Deed): Act<In> | null {
  const open = openAct.get();
  if (!open?.tried || open.of !== of) return null;
  const { key, tried } = open;
  return { key, same: tried.same, input: tried.input as In };
}
