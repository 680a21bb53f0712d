import { firstWords as words } from '@/features/holdings/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { assessment } from '@/trade/customer/assessment';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { PurseDrawing } from '@/ui/drawings/PurseDrawing';
import { Empty } from '@/ui/Empty';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { Row } from '@/ui/Row';

/** Before the account is opened. */
export function NotOpened() {
  const go = useGo();
  return (
    <Empty
      drawing={<PurseDrawing />}
      title={words.openTitle}
      text={words.openText}
      acts={<Button onClick={() => go(to('/opening'))}>{words.open}</Button>}
    />
  );
}

/** Orders are on their way, and nothing is held yet. */
export function FirstConfirm() {
  return (
    <Card title={words.waitingCard}>
      <Empty drawing={<PurseDrawing />} title={words.waitingTitle} text={words.waitingText} />
    </Card>
  );
}

/** An account without holdings: what to do first, with the button at the step that is next. */
export function FirstSteps({ traded }: { traded: boolean }) {
  const go = useGo();
  const user = useUser();
  const level = user.data?.riskLevel ?? null;
  const expired = user.data?.riskExpired === true;
  const tested = level !== null && !expired;
  const steps: PromiseStep[] = [
    {
      state: tested ? 'done' : 'now',
      title: words.test,
      text: expired ? words.expired : tested ? words.tested(level) : words.testText,
      acts: tested ? undefined : (
        <Button small onClick={() => go(assessment(expired))}>
          {words.goTest}
        </Button>
      ),
    },
    {
      state: tested ? 'now' : 'later',
      title: words.pick,
      text: words.pickText,
      acts: tested ? (
        <Button small onClick={() => go(to('/fundlist'))}>
          {words.goPick}
        </Button>
      ) : undefined,
    },
    { state: 'later', title: words.buy, text: words.buyText },
  ];
  return (
    <>
      <Card title={words.emptyTitle}>
        <p className="mb-4 text-13 text-t2">{words.emptyText}</p>
        <PromiseLine steps={steps} />
      </Card>
      {traded && (
        <Card>
          <Row title={words.past} to={to('/deal')} />
        </Card>
      )}
    </>
  );
}
