import { subscribedWords } from '@/features/orders/words.subscribed';
import { amount, inPercent, percent } from '@/lib/figures';
import {
  figureOf,
  formulaOf,
  isRate,
  rateFormula,
  setFigure,
  setFormula,
  withoutRepeats,
} from '@/trade/form/formulas';
import { StepLine } from '@/trade/form/StepLine';
import { promiseWords } from '@/trade/form/words.promise';
import { isBuy, isMoneyOrder, isRedemption, OPEN, type Order } from '@/trade/order/states';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as OrderStatus from '@/wire/gen/codes/order-status';

/** How the shares, or the money, come about: each step with its figures put in. */
export default function DealSteps({ order }: { order: Order }) {
  if (isBuy(order)) return <BuySteps order={order} />;
  return isRedemption(order) ? <RedeemSteps order={order} /> : null;
}

/** A purchase that is confirmed, whole or in part, or may still be. */
const STANDS: readonly string[] = [...OPEN, OrderStatus.Confirmed, OrderStatus.PartlyConfirmed];

function BuySteps({ order }: { order: Order }) {
  const { feeSteps, confirmedShares } = order;
  if (feeSteps.length === 0 || !STANDS.includes(order.status)) return null;
  const rounding = words.rounding[feeSteps[feeSteps.length - 1]?.rounding ?? ''];
  return (
    <Card title={confirmedShares ? words.howShares : words.howEstimate}>
      <dl className="m-0">
        <StepLine label={words.asked} value={amount(order.amount)} />
        {order.feeRate && !feeSteps.some(isRate) && (
          <StepLine label={words.rate} value={percent(inPercent(order.feeRate))} />
        )}
        {feeSteps.map((step, at) => {
          const last = at === feeSteps.length - 1;
          return (
            <StepLine
              key={step.label}
              label={step.label}
              formula={isRate(step) ? rateFormula(step.formula) : setFormula(step.formula)}
              value={isRate(step) ? percent(inPercent(step.rounded)) : setFigure(step.rounded)}
              result={last && Boolean(confirmedShares)}
              note={last ? rounding : undefined}
            />
          );
        })}
      </dl>
      {!confirmedShares && (
        <Note className="mt-3">
          {order.kind === OrderKind.Subscribe
            ? subscribedWords.estimate
            : isMoneyOrder(order)
              ? promiseWords.parEstimate
              : words.estimate}
        </Note>
      )}
    </Card>
  );
}

function RedeemSteps({ order }: { order: Order }) {
  const { confirmedShares, confirmedNav, fee, confirmedAmount, feeSteps } = order;
  if (!confirmedNav || !confirmedAmount) return null;
  const all = withoutRepeats(feeSteps);
  // The last step is what arrives, unless the TA paid another sum: it is said once.
  const last = all.at(-1);
  const arrives = last?.rounded === confirmedAmount ? last : undefined;
  const steps = arrives ? all.slice(0, -1) : all;
  return (
    <Card title={words.howArrives}>
      <dl className="m-0">
        <StepLine label={words.steps.shares} value={amount(confirmedShares)} />
        <StepLine
          label={isMoneyOrder(order) ? words.par : words.steps.nav}
          value={amount(confirmedNav, 4)}
        />
        {steps.map((step) => (
          <StepLine
            key={step.label}
            label={step.label}
            formula={formulaOf(step)}
            value={figureOf(step)}
          />
        ))}
        {all.length === 0 && (
          <StepLine label={words.steps.fee} formula={words.steps.feeOf} value={amount(fee)} />
        )}
        <StepLine
          label={words.steps.arrives}
          formula={arrives && formulaOf(arrives)}
          value={amount(confirmedAmount)}
          result
        />
      </dl>
    </Card>
  );
}
