import { isZero, rateText } from '@/features/funds/detail/FeeCard';
import { amount, size } from '@/lib/figures';
import { typedAmount } from '@/lib/typedSum';
import { Card } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { KeyValues } from '@/ui/Row';
import type { components } from '@/wire/gen/funds';
import { feeWords as words } from './words';

export type Quote = components['schemas']['FeeQuote'];

const QUICK = ['1000', '10000', '100000', '1000000'] as const;

interface AmountCardProps {
  quote: Quote;
  typed: string;
  onType: (typed: string) => void;
}

/** What a purchase of a sum costs: money first, what the discount saves, the rate after it. */
export function AmountCard({ quote, typed, onType }: AmountCardProps) {
  const { purchase, fees } = quote;
  const label = fees.subscribe.length > 0 ? words.payOffered : words.pay;
  return (
    <Card>
      <Input
        label={words.amount}
        value={typed}
        inputMode="decimal"
        placeholder={words.amountHint}
        onChange={(next) => onType(typedAmount(typed, next))}
        end={<span className="text-t2">{words.yuan}</span>}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div role="group" aria-label={words.quick} className="mt-3">
        <Chips parts>
          {QUICK.map((sum) => (
            <Chip key={sum} on={sum === typed} onClick={() => onType(sum)}>
              {size(sum)}
            </Chip>
          ))}
        </Chips>
      </div>
      <div className="mt-4" aria-live="polite">
        {purchase ? (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
              <div>
                <p className="text-13 text-t2">{label}</p>
                <p className="fig figure-26">
                  {isZero(purchase.fee) ? words.free : `${amount(purchase.fee)}${words.yuan}`}
                </p>
              </div>
              {!isZero(purchase.saved) && (
                <div className="text-end">
                  <p className="text-13 text-t2">{words.saved}</p>
                  <p className="fig figure-20">
                    {amount(purchase.saved)}
                    {words.yuan}
                  </p>
                </div>
              )}
            </div>
            <div className="mt-3">
              <KeyValues rows={rowsOf(purchase)} />
            </div>
          </>
        ) : (
          <p className="text-13 text-t2">{words.typeFirst}</p>
        )}
      </div>
    </Card>
  );
}

function rowsOf(purchase: NonNullable<Quote['purchase']>): [string, React.ReactNode][] {
  const { rate, listRate, listFee, net, estimatedShares, estimateNavDate } = purchase;
  const rows: [string, React.ReactNode][] = [
    [
      words.rate,
      rate == null ? (
        words.fixed
      ) : (
        <>
          {rateText(rate)} {listRate && listRate !== rate && <s>{rateText(listRate)}</s>}
        </>
      ),
    ],
    [words.list, `${amount(listFee)}${words.yuan}`],
    [words.net, `${amount(net)}${words.yuan}`],
  ];
  if (estimatedShares && estimateNavDate) {
    rows.push([words.atNav(estimateNavDate), words.shares(amount(estimatedShares))]);
  }
  return rows;
}
