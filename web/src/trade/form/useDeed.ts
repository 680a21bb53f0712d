import { usePlace } from '@/route/history';
import type { Deed } from '@/wire/openAct';

/** An act of this place that is known by its name until its end is known: `useAction(…, { deed })`. */
export function useDeed(of: string): Deed {
  const { pathname, search } = usePlace();
  return { at: pathname + search, of };
}
