import { useQuery } from '@tanstack/react-query';
import { MISSING } from '@/lib/figures';
import { formWords } from '@/trade/form/words';
import { PENSION } from '@/trade/fund/pension';
import { redeemTargets } from '@/wire/gen/orders';

/** Names the cards under which a fund is held: `江汀银行 储蓄卡 6208`. */
export function useCards(fundCode: string, purpose?: string): (tradeAcco: string) => string {
  const cards = useQuery({ ...redeemTargets({ fundCode, purpose }), staleTime: 600_000 });
  return (tradeAcco) => {
    const card = cards.data?.targets.find((one) => one.tradeAcco === tradeAcco);
    const named = purpose === PENSION ? formWords.pension : formWords.card;
    return card ? named(card.bankName, card.tail) : MISSING;
  };
}
