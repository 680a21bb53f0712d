import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { makeWords as words } from '@/features/plans/words.make';
import { QueryFailed } from '@/patterns/QueryFailed';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { TradeBones } from '@/trade/form/TradeBones';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { prePlan } from '@/wire/gen/plans';
import type { AskedPlan } from './makeState';
import { childNoIn } from './useChild';

// The form is large; its chunk comes while the answer does.
const form = () => import('./MakePlan');
const MakePlan = lazy(form);

export function ahead() {
  void form();
}

/** Makes a plan of a fund, or changes one. */
export default function MakePlanScreen() {
  const { fundCode, planNo, amount, type, childNo } = useArgs('/publicregular');
  if (!fundCode && !planNo) return <NoFund />;
  const asked = { amount, type, childNo: childNoIn(childNo) };
  // A link to another fund, plan or child begins anew.
  const key = `${fundCode} ${planNo} ${childNo}`;
  return <Asked key={key} of={{ fundCode, planNo }} asked={asked} />;
}

interface AskedProps {
  of: { fundCode?: string | undefined; planNo?: string | undefined };
  asked: AskedPlan;
}

function Asked({ of: { fundCode, planNo }, asked }: AskedProps) {
  const { data, error, refetch } = useQuery(
    prePlan(planNo ? { planNo } : { fundCode, childNo: asked.childNo }),
  );
  // Drawn in slices: so much at once would stop the page.
  const pre = useDeferredValue(data);
  const bar = <NavBar title={planNo ? words.changeTitle : words.title} sub={fundCode} />;
  if (!pre) {
    return (
      <Page nav={bar}>
        {error ? (
          <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
        ) : (
          <TradeBones />
        )}
      </Page>
    );
  }
  return (
    <Suspense
      fallback={
        <Page nav={bar}>
          <TradeBones />
        </Page>
      }
    >
      <MakePlan pre={pre} asked={asked} />
    </Suspense>
  );
}

function NoFund() {
  return (
    <Page nav={<NavBar title={words.title} />}>
      <Empty
        title={words.noFund}
        text={words.noFundText}
        acts={
          <Link to={to('/investspecialarea')} className="button button-primary">
            {words.toArea}
          </Link>
        }
      />
    </Page>
  );
}
