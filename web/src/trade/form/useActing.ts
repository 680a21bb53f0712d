import { useDeferredValue } from 'react';
import { useStore } from '@/lib/store';
import { openAct } from '@/wire/openAct';

/**
 * Whether nobody knows yet what became of an act of this draft. So long the page that began it
 * stands, whatever its answers say by now; and a moment longer, since only who is still shown is
 * led on by the end.
 */
export function useActing(of: string): boolean {
  const open = useStore(openAct)?.of === of;
  const before = useDeferredValue(open);
  return open || before;
}
