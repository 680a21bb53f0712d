import { wordsFor } from '@/features/orders/words';
import { amount, size } from '@/lib/figures';
import { quickAmounts } from '@/trade/form/limits';
import { isMoney } from '@/trade/fund/money';
import { AmountInput } from '@/ui/AmountInput';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
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
export function BuyAmountCard(props: BuyAmountCardProps) {
  const { pre, typed, typing, problem, fee } = props;
  const words = wordsFor(pre.subscribing);
  const min = amount(pre.minAmount).replace(/\.00$/, '');
  const range = words.range(min, pre.maxAmount ? size(pre.maxAmount) : null);
  return (
    <Card
      className="mt-3"
      title={words.amount}
      end={<span className="text-13 text-t2">{range}</span>}
    >
      <AmountInput
        label={words.amount}
        value={typed}
        open={typing}
        error={problem}
        placeholder={words.range(min, null)}
        onOpen={props.onOpen}
        onClear={() => props.onType('')}
      />
      {pre.capNote && (
        <p className="mt-3 text-13 text-warn" role="note">
          {pre.capNote}
        </p>
      )}
      <div className="mt-4">
        <Chips>
          {quickAmounts(pre).map((sum) => (
            <Chip key={sum} on={sum === typed} onClick={() => props.onType(sum)}>
              {amount(sum, 0)}
            </Chip>
          ))}
        </Chips>
      </div>
      {fee && (
        <BuyFee
          fee={fee}
          discount={pre.discount}
          money={isMoney(pre)}
          subscribing={pre.subscribing}
          short={typing}
        />
      )}
      {!fee && props.feeFailed && (
        <p className="mt-4 text-13 text-warn" role="alert">
          {words.lost}　<TextButton onClick={props.onRetryFee}>{words.retry}</TextButton>
        </p>
      )}
    </Card>
  );
}
