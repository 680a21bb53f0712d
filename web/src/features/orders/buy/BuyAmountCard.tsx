import { wordsFor } from '@/features/orders/words';
import { AmountCard } from '@/trade/form/AmountCard';
import { formWords } from '@/trade/form/words';
import { isMoney } from '@/trade/fund/money';
import { TextButton } from '@/ui/Button';
import type { buyFee, preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { BuyFee } from './BuyFee';

interface BuyAmountCardProps {
  pre: Output<typeof preBuy>;
  typed: string;
  typing: boolean;
  problem: string | undefined;
  fee: Output<typeof buyFee> | undefined;
  feeFailed: boolean;
  onRetryFee: () => void;
  onType: (typed: string) => void;
  onOpen: () => void;
}

/** The hero of the purchase: the amount, quick amounts, what it costs. */
export function BuyAmountCard({ pre, fee, feeFailed, onRetryFee, ...card }: BuyAmountCardProps) {
  const { subscribing, discount } = pre;
  const words = wordsFor(subscribing);
  return (
    <AmountCard {...card} title={words.amount} limits={pre} range={words.range} note={pre.capNote}>
      {fee && (
        <BuyFee
          fee={fee}
          discount={discount}
          money={isMoney(pre)}
          subscribing={subscribing}
          short={card.typing}
        />
      )}
      {!fee && feeFailed && (
        <p className="mt-4 text-13 text-warn" role="alert">
          {words.lost}　<TextButton onClick={onRetryFee}>{formWords.retry}</TextButton>
        </p>
      )}
    </AmountCard>
  );
}
