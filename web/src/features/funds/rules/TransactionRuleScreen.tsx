/* once */
import { useQuery } from '@tanstack/react-query';
import { isZero } from '@/features/funds/detail/FeeCard';
import { ruleWords as words } from '@/features/funds/words';
import { shortDay, spokenDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { foreignOf } from '@/trade/fund/currency';
import { offeringWords as offering } from '@/trade/fund/words';
import { CutoffLine } from '@/trade/market/CutoffLine';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { type components, showTradeRule } from '@/wire/gen/funds';
import { FeeTables } from './FeeTables';
import '@/trade/fund/figures.css';

type Rule = components['schemas']['TradeRule'];

/** Rules of a fund, with the dates for an order placed now. */
export default function TransactionRuleScreen() {
  const { fundCode } = useArgs('/transactionrule');
  const rule = useQuery(showTradeRule({ fundCode }));
  return (
    <QueryPage
      query={rule}
      nav={(data) => <NavBar title={words.title} sub={data?.facts.fundName ?? fundCode} />}
      bones={
        <div className="pt-3">
          <SkeletonRows />
        </div>
      }
    >
      {(data) => (
        <>
          {data.buy.subscription ? (
            <SubscriptionDates buy={data.buy} dates={data.buy.subscription} />
          ) : (
            <>
              <BuyDates rule={data} onPass={() => void rule.refetch()} />
              <RedeemDates rule={data} />
            </>
          )}
          {data.fees ? (
            <FeeTables fees={data.fees} foreign={foreignOf(data.facts)} />
          ) : (
            <Note tone="warn" className="mx-4 mb-3">
              {words.noFees}
            </Note>
          )}
          <Limits rule={data} />
          <Sentences rule={data} />
        </>
      )}
    </QueryPage>
  );
}

function BuyDates({ rule: { buy, facts }, onPass }: { rule: Rule; onPass: () => void }) {
  const foreign = foreignOf(facts);
  if (foreign) return <Note className="mx-4 mt-3 mb-3">{words.foreign(foreign)}</Note>;
  if (!buy.dates) return null;
  const { tDay, navDay, confirmDay, redeemableDay, incomeFrom } = buy.dates;
  return (
    <Card title={words.buyNow}>
      {buy.open ? (
        <div className="mb-4">
          <CutoffLine cutoffAt={buy.cutoffAt} incomeFrom={incomeFrom} onPass={onPass} />
        </div>
      ) : (
        <Note tone="warn" className="mb-4">
          {words.buyClosed}
        </Note>
      )}
      <PromiseLine
        steps={[
          ...(incomeFrom ? [parStep(tDay)] : [priceStep(tDay, words.tDayText), navStep(navDay)]),
          {
            state: 'later',
            title: words.confirmDay,
            date: shortDay(confirmDay),
            text: incomeFrom && words.incomeFrom(spokenDay(incomeFrom)),
          },
          { state: 'later', title: words.redeemableDay, date: shortDay(redeemableDay) },
        ]}
      />
    </Card>
  );
}

interface SubscriptionDatesProps {
  buy: Rule['buy'];
  dates: components['schemas']['SubscriptionDates'];
}

/** A subscription paid now: nothing is redeemed before the fund is established. */
function SubscriptionDates({ buy, dates }: SubscriptionDatesProps) {
  const { atLatest } = offering;
  return (
    <Card title={offering.subscribeNow}>
      {!buy.open && (
        <Note tone="warn" className="mb-4">
          {offering.subscribeClosed}
        </Note>
      )}
      <PromiseLine
        steps={[
          {
            state: 'now',
            title: offering.pays,
            date: offering.until(shortDay(dates.offeringEnd)),
            text: offering.paysText,
          },
          { state: 'later', title: offering.received, date: shortDay(dates.receivedDate) },
          {
            state: 'later',
            title: words.confirmDay,
            date: atLatest(shortDay(dates.confirmedBy)),
            text: offering.establishedText,
          },
          {
            state: 'later',
            title: offering.failedOffering,
            date: atLatest(shortDay(dates.refundBy)),
            text: offering.failedText,
          },
        ]}
      />
    </Card>
  );
}

/** The day whose price counts. */
function priceStep(tDay: string, text: string): PromiseStep {
  return { state: 'now', title: words.tDay, date: shortDay(tDay), text };
}

/** A money fund's share always costs one yuan: no price is awaited. */
function parStep(tDay: string): PromiseStep {
  return { state: 'now', title: words.parDay, date: shortDay(tDay), text: words.parText };
}

function navStep(navDay: string): PromiseStep {
  return { state: 'later', title: words.navDay, date: shortDay(navDay), text: words.navText };
}

function RedeemDates({ rule: { redeem } }: { rule: Rule }) {
  const { tDay, confirmDay, arriveDay, arriveDayLatest, incomeUntil } = redeem.dates;
  return (
    <Card title={words.redeemNow}>
      {!redeem.open && (
        <Note tone="warn" className="mb-4">
          {words.redeemClosed}
        </Note>
      )}
      <PromiseLine
        steps={[
          incomeUntil ? parStep(tDay) : priceStep(tDay, words.redeemText),
          {
            state: 'later',
            title: words.redeemConfirm,
            date: shortDay(confirmDay),
            text: incomeUntil && words.incomeUntil(spokenDay(incomeUntil)),
          },
          {
            state: 'later',
            title: words.arriveDay,
            date: shortDay(arriveDay),
            text: words.latest(spokenDay(arriveDayLatest)),
          },
        ]}
      />
      {redeem.quickLimit && (
        <Note tone="brand" className="mt-4">
          {words.quick(amount(redeem.quickLimit))}
        </Note>
      )}
    </Card>
  );
}

function Limits({ rule: { facts } }: { rule: Rule }) {
  const { minFirstBuy, minAddBuy, maxSingleBuy, dayLimit, minRedeem, minHold } = facts.limits;
  const yuan = (value: string | null | undefined) => (value ? `${brief(value)}元` : words.none);
  // What is bought with yuan, and only that.
  const buying: [string, string][] = [
    [words.minFirst, words.from(brief(minFirstBuy))],
    [words.minAdd, words.from(brief(minAddBuy))],
    [words.maxSingle, yuan(maxSingleBuy)],
    [words.dayLimit, yuan(dayLimit)],
  ];
  return (
    <Card title={words.limits}>
      <KeyValues
        rows={[
          ...(foreignOf(facts) ? [] : buying),
          [words.minRedeem, `${brief(minRedeem)}份`],
          [words.minHold, isZero(minHold) ? words.none : `${brief(minHold)}份`],
        ]}
      />
    </Card>
  );
}

/** A limit without its empty cents: `10`, `0.01`. */
function brief(value: string): string {
  return amount(value).replace(/\.00$/, '');
}

function Sentences({ rule }: { rule: Rule }) {
  const redeem = rule.buy.subscription ? [] : rule.redeem.sentences;
  const all = [...new Set([...rule.buy.sentences, ...redeem])];
  return (
    <Card title={words.sentences}>
      <ul className="m-0 flex list-none flex-col gap-2 p-0 text-13 text-t2">
        {all.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
