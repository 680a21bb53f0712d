import { figureOf, formulaOf, withoutRepeats } from '@/trade/form/formulas';
import { StepLine } from '@/trade/form/StepLine';
import type { Order } from '@/trade/order/states';
import { convertedWords as words } from '@/trade/order/words.converted';
import { Card } from '@/ui/Card';

type Fee = NonNullable<Order['conversion']>['fee'];

/** How the shares of the target come about, from the shares that went out. */
export function ConvertSteps({ fee: { steps, estimated } }: { fee: Fee }) {
  const shown = withoutRepeats(steps);
  return (
    <Card title={estimated ? words.howEstimate : words.how}>
      <dl className="m-0">
        {shown.map((step, at) => (
          <StepLine
            key={step.label}
            label={step.label}
            formula={formulaOf(step)}
            value={figureOf(step)}
            result={at === shown.length - 1 && !estimated}
          />
        ))}
      </dl>
    </Card>
  );
}
