import { TriangleAlert } from 'lucide-react';
import { barredWords as words } from '@/features/plans/words.barred';
import { makeWords } from '@/features/plans/words.make';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { keepsFromAll } from '@/trade/form/barrier';
import type { TradeStep } from '@/trade/form/step';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import type { PrePlan } from './makeState';

interface PlanBarredProps {
  pre: PrePlan;
  step: Extract<TradeStep, { why: string }>;
}

/**
 * No plan of the fund can be set by this customer now: why, and where he can go instead. What keeps
 * him from every fund has its cure, and no way to others.
 */
export function PlanBarred({ pre: { purchase, plan }, step }: PlanBarredProps) {
  const go = useGo();
  const all = step.kind === 'go' && keepsFromAll(purchase);
  const others = () => go(plan ? to('/myfixedinvest') : to('/investspecialarea'));
  return (
    <Page
      nav={
        <NavBar
          title={plan ? makeWords.changeTitle : makeWords.title}
          sub={`${purchase.fundName} ${purchase.fundCode}`}
        />
      }
      foot={
        <BottomBar>
          {step.kind === 'go' && (
            <Button
              className="flex-1"
              kind={all ? 'primary' : 'outline'}
              onClick={() => go(step.to)}
            >
              {step.act}
            </Button>
          )}
          {!all && (
            <Button className="flex-1" onClick={others}>
              {plan ? makeWords.toMine : words.others}
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
      </Card>
    </Page>
  );
}
