import { lasting } from '@/lib/storage';
import { createStore } from '@/lib/store';

const KEY = 'tael.amountsHidden';

/** Whether the customer hides his own amounts, on every screen that shows them. */
export const amountsHidden = createStore(lasting.get(KEY) === '1');

export function toggleAmounts() {
  const hidden = !amountsHidden.get();
  amountsHidden.set(hidden);
  if (hidden) lasting.set(KEY, '1');
  else lasting.remove(KEY);
}
