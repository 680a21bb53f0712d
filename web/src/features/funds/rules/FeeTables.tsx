import { isZero, rateText } from '@/features/funds/detail/FeeCard';
import { ruleWords as words } from '@/features/funds/words';
import { amount } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/funds';

type FeeSheet = components['schemas']['FeeSheet'];
type BuyRow = components['schemas']['BuyFeeRow'];

/**
 * Fee tiers of purchase and redemption, and what the fund pays by itself; `foreign` is its currency
 * where it is not yuan.
 */
export function FeeTables({ fees, foreign = '' }: { fees: FeeSheet; foreign?: string }) {
  const unit = foreign || words.yuan;
  const { discountName: discount } = fees;
  return (
    <>
      {fees.subscribe.length > 0 && (
        <BuyTable title={words.subscribeFees} rows={fees.subscribe} {...{ discount, unit }} />
      )}
      <BuyTable title={words.buyFees} rows={fees.buy} {...{ discount, unit }} />
      <Card title={words.redeemFees}>
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{words.held}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {fees.redeem.map(({ range, rate }) => (
              <tr key={range}>
                <th scope="row">{range}</th>
                <td className="fig">{isZero(rate) ? words.free : rateText(rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title={words.runningFees}>
        <table className="figures-table">
          <thead className="hidden-visually">
            <tr>
              <th scope="col">{words.runningFees}</th>
              <th scope="col">{words.perYear}</th>
            </tr>
          </thead>
          <tbody>
            {(
              [
                [words.management, fees.management],
                [words.custody, fees.custody],
                [words.service, fees.service],
              ] as const
            ).map(([name, rate]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="fig">
                  {isZero(rate) ? words.free : `${words.perYear}${rateText(rate)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-12 text-t3">{words.runningNote}</p>
        {fees.legacy && <p className="mt-1 text-12 text-t3">{words.legacy}</p>}
      </Card>
    </>
  );
}

interface BuyTableProps {
  title: string;
  rows: readonly BuyRow[];
  discount?: string | null;
  unit: string;
}

function BuyTable({ title, rows, discount: offered, unit }: BuyTableProps) {
  // Of nothing there is no discount.
  const discount = rows.every(isFree) ? null : offered;
  return (
    <Card title={title} end={discount && <Tag tone="brand">费率{discount}</Tag>}>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">{words.amount}</th>
            {discount && (
              <th scope="col" className="normal-only">
                {words.list}
              </th>
            )}
            <th scope="col">{words.paid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.range}>
              <th scope="row">{row.range}</th>
              {discount && (
                <td className="normal-only">{row.fixed ? '' : <s>{rateText(row.rate)}</s>}</td>
              )}
              <td className="fig">{paidText(row, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function isFree({ fixed, rate }: BuyRow): boolean {
  return !fixed && isZero(rate);
}

function paidText({ fixed, discountedRate }: BuyRow, unit: string): string {
  if (fixed) return words.fixed(amount(fixed), unit);
  return isZero(discountedRate) ? words.free : rateText(discountedRate);
}
