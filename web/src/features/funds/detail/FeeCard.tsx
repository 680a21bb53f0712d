import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { belowWords as words } from '@/features/funds/words';
import { amount, inPercent, percent } from '@/lib/figures';
import { to } from '@/route/links';
import { foreignOf } from '@/trade/fund/currency';
import { offeringWords } from '@/trade/fund/words';
import { Card } from '@/ui/Card';
import { type components, quoteFees } from '@/wire/gen/funds';
import { ClassChart } from './ClassChart';
import type { FundDetail } from './FundHero';

type FeeSheet = components['schemas']['FeeSheet'];

const EXAMPLE = '10000.00';

/** What holding this fund costs: money first, the paid rate second, the list rate struck. */
export function FeeCard({ detail }: { detail: FundDetail }) {
  const { head, facts, fees, classCosts } = detail;
  if (!fees) return null;
  // Nothing is reckoned in yuan for a fund that is in another currency.
  const yuan = foreignOf(facts) === '';
  return (
    <Card
      title={words.fees}
      more={words.feeMore}
      to={to('/funddetail/farenotice', { fundCode: head.fundCode })}
    >
      {yuan && classCosts && <ClassChart costs={classCosts} detail={detail} />}
      <dl className="m-0 mt-2">
        <Line label={fees.subscribe.length > 0 ? offeringWords.fee : words.buyFee}>
          <BuyFee fundCode={head.fundCode} fees={fees} yuan={yuan} />
        </Line>
        {!isZero(fees.service) && (
          <Line label={words.service}>{words.serviceText(rateText(fees.service))}</Line>
        )}
        <Line label={words.running}>
          {words.runningText(rateText(fees.management), rateText(fees.custody))}
        </Line>
        <Line label={words.redeem}>{redeemText(fees)}</Line>
      </dl>
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5 text-13">
      <dt className="flex-none text-t2">{label}</dt>
      <dd className="m-0 text-end">{children}</dd>
    </div>
  );
}

/** Asked of the server for ten thousand yuan: the app computes no fee. */
function BuyFee({ fundCode, fees, yuan }: { fundCode: string; fees: FeeSheet; yuan: boolean }) {
  const quote = useQuery({
    ...quoteFees({ fundCode, amount: EXAMPLE }),
    staleTime: 600_000,
    enabled: yuan,
  });
  const purchase = quote.data?.purchase;
  const offered = fees.subscribe.length > 0;
  const [tier] = offered ? fees.subscribe : fees.buy;
  const { freeFee, example } = offeringWords;
  if (tier && !tier.fixed && isZero(tier.rate)) return offered ? freeFee : words.freeBuy;
  return (
    <>
      {purchase && (
        <b className="strong">{(offered ? example : words.example)(amount(purchase.fee))} </b>
      )}
      {tier?.discountedRate && <span>{rateText(tier.discountedRate)} </span>}
      {tier?.rate && tier.rate !== tier.discountedRate && <s>{rateText(tier.rate)}</s>}
    </>
  );
}

/** 不满7天1.50%，满180天免费 */
function redeemText({ redeem, freeFromDays }: FeeSheet): string {
  const dear = redeem.find(({ rate }) => !isZero(rate));
  if (!dear) return words.freeRedeem;
  const first = `${dear.range}${rateText(dear.rate)}`;
  return freeFromDays == null ? first : `${first}，满${freeFromDays}天免费`;
}

export function rateText(fraction: string | null | undefined): string {
  return percent(inPercent(fraction));
}

export function isZero(decimal: string | null | undefined): boolean {
  return /^-?0*(\.0*)?$/.test(decimal ?? '');
}
