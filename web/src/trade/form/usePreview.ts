import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '@/lib/useSettled';
import type { InputOf, Operation } from '@/wire/operation';

interface Typed {
  /** Amount or shares as on the wire; empty when none. */
  amount: string;
  /** Why they will not do: nothing is asked of them. */
  fault: string | undefined;
}

/**
 * What the server says of an order before it is placed, asked once the typing has stood still:
 * `usePreview(preRedeem, (shares) => ({ fundCode, shares }), { amount, fault })`. The last answer
 * stays while the next one is on its way, and is `exact` only of what is typed.
 */
export function usePreview<In, Out>(
  operation: Operation<In, Out>,
  inputOf: (amount: string) => In,
  { amount, fault }: Typed,
) {
  const asked = amount !== '' && fault === undefined;
  const settled = useSettled(asked ? amount : '');
  const query = useQuery({
    ...operation(...([inputOf(settled)] as unknown as InputOf<In>)),
    placeholderData: keepPreviousData,
    enabled: settled !== '',
  });
  const { data, isPlaceholderData } = query;
  return {
    /** Of what is typed, or of what was typed just before. */
    pre: asked ? data : undefined,
    /** It is of exactly what is typed. */
    exact: asked && settled === amount && data !== undefined && !isPlaceholderData,
    failed: asked && query.isError,
    retry: () => void query.refetch(),
  };
}
