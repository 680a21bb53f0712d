import { lazy, Suspense } from 'react';
import { AmountCard } from '@/trade/form/AmountCard';
import { BuyFee } from '@/trade/form/BuyFee';
import { formWords } from '@/trade/form/words';
import { wordsFor } from '@/trade/form/words.buy';
import { isMoney } from '@/trade/fund/money';
import { TextButton } from '@/ui/Button';
import type { buyFee, preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

// Few customers have points for one.
const VoucherRow = lazy(() => import('./VoucherRow'));

type Offer = NonNullable<Output<typeof buyFee>['withVoucher']>;

interface BuyAmountCardProps {
  pre: Output<typeof preBuy>;
  typed: string;
  typing: boolean;
  problem: string | undefined;
  /** As it would be charged. */
  fee: Output<typeof buyFee> | undefined;
  /** What a voucher would make of it, where one would. */
  offer: Offer | undefined;
  wantsVoucher: boolean;
  feeFailed: boolean;
  onRetryFee: () => void;
  onVoucher: (wanted: boolean) => void;
  onType: (typed: string) => void;
  onOpen: () => void;
}

/** The hero of the purchase: the amount, quick amounts, what it costs. */
export function BuyAmountCard(props: BuyAmountCardProps) {
  const { pre, fee, offer, wantsVoucher, feeFailed, onRetryFee, onVoucher, ...card } = props;
  const { subscribing } = pre;
  const words = wordsFor(subscribing);
  return (
    <AmountCard {...card} title={words.amount} limits={pre} range={words.range} note={pre.capNote}>
      {fee && (
        <BuyFee
          fee={fee}
          discount={fee.discount}
          money={isMoney(pre)}
          subscribing={subscribing}
          short={card.typing}
        />
      )}
      {offer && !card.typing && (
        <Suspense>
          <VoucherRow offer={offer} wanted={wantsVoucher} onChange={onVoucher} />
        </Suspense>
      )}
      {!fee && feeFailed && (
        <p className="mt-4 text-13 text-warn" role="alert">
          {words.lost}　<TextButton onClick={onRetryFee}>{formWords.retry}</TextButton>
        </p>
      )}
    </AmountCard>
  );
}
