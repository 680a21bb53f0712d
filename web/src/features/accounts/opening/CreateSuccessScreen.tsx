import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { successWords as words } from '@/features/accounts/words';
import { instantDay, monthDay } from '@/lib/days';
import { ResultPage } from '@/patterns/ResultPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { type User, useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import type { PromiseStep } from '@/ui/PromiseLine';
import { OpeningSteps } from './OpeningSteps';

/** The account is open; what stands between it and the first fund is the risk test. */
export default function CreateSuccessScreen() {
  const { data: user } = useUser();
  const go = useGo();
  const opened = user === undefined || user.opened;
  useEffect(() => {
    // The address was typed before there is an account.
    if (!opened) go(to('/opening'), { replace: true });
  }, [opened, go]);
  const tested = Boolean(user?.riskLevel) && user?.riskExpired === false;
  const next = tested ? to('/fundlist') : to('/risktestbefore');
  if (!opened) return <div className="page" />;
  return (
    <ResultPage
      bar={words.title}
      onBack={() => go(to('/my'), { replace: true })}
      frame={(head) => <OpeningSteps now={4}>{head}</OpeningSteps>}
      tone="done"
      mark={<CircleCheck size={56} strokeWidth={1.5} className="text-brand" aria-hidden="true" />}
      title={words.headline}
      text={
        user && (
          <>
            {words.sub(instantDay(user.openedAt))}
            <span className="fig ms-1 text-t1">{user.custNo}</span>
          </>
        )
      }
      stepsTitle={tested ? words.nextBuy : words.nextTest}
      steps={stepsOf(user, tested)}
      acts={
        <>
          <Button kind="quiet" onClick={() => go(to('/fundhome'), { replace: true })}>
            {words.later}
          </Button>
          <Button wide onClick={() => go(next, { replace: true })}>
            {tested ? words.pick : words.test}
          </Button>
        </>
      }
    />
  );
}

function stepsOf(user: User | undefined, tested: boolean): PromiseStep[] {
  const opened = { title: words.steps.opened, date: instantDay(user?.openedAt) };
  const { test, buy } = words.steps;
  return [
    { state: 'done', ...opened },
    tested
      ? { state: 'done', title: test, date: words.tested(monthDay(user?.risk?.riskExpireDate)) }
      : { state: 'now', title: test, date: words.stepNow, text: words.nextText },
    tested
      ? { state: 'now', title: buy, date: words.stepNow }
      : { state: 'later', title: buy, date: words.stepAfter },
  ];
}
