import { shortDay } from '@/lib/days';
import { to } from '@/route/links';
import { foreignOf } from '@/trade/fund/currency';
import { offeringWords as words } from '@/trade/fund/words';
import { Card } from '@/ui/Card';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import * as FundStatus from '@/wire/gen/codes/fund-status';
import type { components } from '@/wire/gen/funds';
import type { FundDetail } from './FundHero';

type Offering = components['schemas']['Offering'];

/** From when to when a fund is offered, when it is established, and what happens when it fails. */
export function OfferingCard({ detail, offering }: { detail: FundDetail; offering: Offering }) {
  const { fundCode, status, subscribable } = detail.head;
  const foreign = foreignOf(detail.facts);
  // What is not in yuan takes no subscription here, while it is offered elsewhere.
  const open = subscribable || (foreign !== '' && status === FundStatus.Raising);
  return (
    <Card title={words.card} more={words.rule} to={to('/transactionrule', { fundCode })}>
      <PromiseLine
        steps={
          status === FundStatus.RaisingFailed
            ? failedSteps(offering)
            : stepsOf(offering, open, foreign || '元')
        }
      />
    </Card>
  );
}

function stepsOf(offering: Offering, open: boolean, unit: string): PromiseStep[] {
  const { from, until, establishedBy, refundBy } = offering;
  return [
    {
      state: open ? 'now' : 'done',
      title: words.offering,
      date: words.until(shortDay(until)),
      text: open ? words.offeringText(shortDay(from), unit) : words.offeringOver(shortDay(from)),
    },
    {
      state: open ? 'later' : 'now',
      title: words.established,
      date: words.atLatest(shortDay(establishedBy)),
      text: words.establishedText,
    },
    {
      state: 'later',
      title: words.failedOffering,
      date: words.atLatest(shortDay(refundBy)),
      text: words.failedText,
    },
  ];
}

function failedSteps({ from, until, refundBy }: Offering): PromiseStep[] {
  return [
    {
      state: 'done',
      title: words.offering,
      date: words.until(shortDay(until)),
      text: words.offeringOver(shortDay(from)),
    },
    {
      state: 'failed',
      title: words.hasFailed,
      date: words.atLatest(shortDay(refundBy)),
      text: words.failedText,
    },
  ];
}
