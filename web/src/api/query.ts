import {
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '@/ui/toast';
import { type CallOptions, call, freshKey } from './call';
import { mayComeAgain, NetworkFailure, NOT_CONNECTED } from './failure';
import { forget } from './kept';
import type { Operation } from './operation';
import { whenSessionEnds } from './session';

/** The one cache of server data. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(),
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, cause) => mayComeAgain(cause) && failures < 2,
      refetchOnWindowFocus: false,
      // Without a network they fail and say so, and are asked anew once it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Nothing may be sent by itself once the network is back: the customer taps again.
    mutations: { retry: false, networkMode: 'always' },
  },
});

whenSessionEnds(() => queryClient.clear());

interface ActionOptions<Out> extends Pick<CallOptions, 'loading' | 'sessionKey' | 'silent'> {
  /** The caller says itself that the line broke. */
  tells?: boolean;
  /** Operations whose cached answers are old after this act, and the names under which they are kept. */
  outdates?: readonly { id: string; kept?: string }[];
  onDone?: (data: Out) => void;
}

/**
 * An act of the customer: `const buy = useAction(placeOrder)`, `buy.mutate(input)`.
 * The Idempotency-Key stays while the same input is tried again after a lost connection or a busy
 * server, and is new after any other answer or for another input. A second tap before the first is
 * answered does nothing.
 */
export function useAction<In, Out>(
  operation: Operation<In, Out>,
  { outdates = [], onDone, tells, ...options }: ActionOptions<Out> = {},
) {
  const client = useQueryClient();
  const keyFor = useActKey();
  const busy = useRef(false);
  const mutation = useMutation<Out, Error, In>({
    mutationFn: async (input) => {
      const act = keyFor(input);
      try {
        const data = await call(operation, input, { ...options, idempotencyKey: act.key });
        act.settle();
        return data;
      } catch (cause) {
        if (!mayComeAgain(cause)) act.settle();
        throw cause;
      } finally {
        busy.current = false;
      }
    },
    onError: (cause) => {
      if (cause instanceof NetworkFailure && !options.silent && !tells) toast.error(NOT_CONNECTED);
    },
    onSuccess: async (data) => {
      for (const { kept } of outdates) if (kept) forget(kept);
      await Promise.all(outdates.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
      onDone?.(data);
    },
  });
  // Two taps come before the button is drawn as busy.
  const mutate: typeof mutation.mutate = (...input) => {
    if (busy.current) return;
    busy.current = true;
    mutation.mutate(...input);
  };
  return { ...mutation, mutate };
}

/** Gives the key of an act: the same for the same input until the act is settled. */
export function useActKey() {
  const open = useRef<{ input: string; key: string } | null>(null);
  return (input: unknown) => {
    const text = JSON.stringify(input) ?? '';
    if (open.current?.input !== text) open.current = { input: text, key: freshKey() };
    return {
      key: open.current.key,
      settle: () => {
        open.current = null;
      },
    };
  };
}
