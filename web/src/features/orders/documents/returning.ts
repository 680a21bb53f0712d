import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { hasDraftFor } from '@/trade/form/useOrderDraft';

/** Back to the purchase that led here; a purchase of its own for who came from outside. */
export function useReturnToBuy(fundCode: string): () => void {
  const back = useBack();
  const go = useGo();
  return () => {
    if (hasDraftFor(fundCode)) back();
    else go(to('/publicbuy', { fundCode }), { replace: true });
  };
}
