import { useOpening } from '@/features/accounts/opening/useOpening';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useUser } from '@/trade/customer/user';
import { useShown } from '@/wire/useWork';

/** Where a card leads that was bound by its check: on with the opening, or to the card. */
export function useBoundByCheck(): (card: { cardId: string }) => void {
  const { data: user } = useUser();
  const opening = useOpening();
  const go = useGo();
  const shown = useShown();
  return ({ cardId }) => {
    // Whoever has gone on to something else stays there.
    if (!shown.current) return;
    if (user?.opened) go(to('/cardInfo', { cardId }), { replace: true });
    else opening.end(to('/opening'));
  };
}
