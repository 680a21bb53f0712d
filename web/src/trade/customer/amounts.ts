/* once */
import { lasting } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

const KEY = 'tael.amountsHidden';

/** Whether the customer hides his own amounts, on every screen that shows them. */
export const amountsHidden = createStore(lasting.get(KEY) === '1');

whenSessionEnds(() => amountsHidden.set(false));

export function toggleAmounts() {
  const hidden = !amountsHidden.get();
  amountsHidden.set(hidden);
  if (hidden) lasting.set(KEY, '1');
  else lasting.remove(KEY);
}
