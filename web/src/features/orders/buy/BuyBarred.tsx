import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { keepsFromAll } from '@/trade/form/barrier';
import type { TradeStep } from '@/trade/form/step';
import { wordsFor } from '@/trade/form/words.buy';
import { isForPensions } from '@/trade/fund/pension';
import { Button } from '@/ui/Button';
import { Card, Inset } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import type { preBuy } from '@/wire/gen/orders';
import { tradeRiskMatch } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { barredWords as words } from './words.barred';

interface BuyBarredProps {
  pre: Output<typeof preBuy>;
  step: Extract<TradeStep, { why: string }>;
}

/**
 * The fund cannot be bought by this customer now: why, and where he can go instead. What keeps him
 * from every fund has its cure, and no way to others.
 */
export default function BuyBarred({ pre, step }: BuyBarredProps) {
  const { fundCode, fundName } = pre;
  const go = useGo();
  const others = () => go(to('/fundlist'));
  const mends = step.kind === 'go';
  const unfit = pre.checks.some(({ check, passed }) => check === 'riskMatch' && !passed);
  const all = mends && keepsFromAll(pre);
  return (
    <Page
      nav={<NavBar title={wordsFor(pre.subscribing).title} sub={`${fundName} ${fundCode}`} />}
      foot={
        <BottomBar>
          {mends && (
            <Button
              className="flex-1"
              kind={all ? 'primary' : 'outline'}
              onClick={() => go(step.to)}
            >
              {step.act}
            </Button>
          )}
          {isForPensions(pre) && !mends && (
            <Button
              className="flex-1"
              onClick={() => go(to('/pension/buy', { fundCode }), { replace: true })}
            >
              {words.byPension}
            </Button>
          )}
          {!all && !isForPensions(pre) && (
            <Button className="flex-1" onClick={others}>
              {words.others}
            </Button>
          )}
        </BottomBar>
      }
    >
      <Card className="mt-3">
        <div className="dialog-icon dialog-icon-warn">
          <TriangleAlert size={26} strokeWidth={1.75} aria-hidden="true" />
        </div>
        <h2 className="text-center text-20 strong">{all ? words.barredAll : words.barred}</h2>
        <p className="mt-2 text-center text-t2">{step.why}</p>
        {unfit && !all && <Levels fundCode={fundCode} />}
      </Card>
    </Page>
  );
}

/** The two levels that do not go together. */
function Levels({ fundCode }: { fundCode: string }) {
  const { data } = useQuery(tradeRiskMatch({ fundCode, ca: false, actionType: 'buy' }));
  if (!data) return null;
  return (
    <Inset className="mt-4">
      <KeyValues
        rows={[
          [words.yourLevel, data.custRiskDesc],
          [words.productLevel, data.fundRiskDesc],
        ]}
      />
    </Inset>
  );
}
