import { CircleCheck } from 'lucide-react';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { useUser } from '@/app/user';
import { instantDay } from '@/lib/days';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { PromiseLine } from '@/ui/PromiseLine';
import { OpeningSteps } from './OpeningSteps';
import { successWords as words } from './words';

/** The account is open; what stands between it and the first fund is the risk test. */
export default function CreateSuccessScreen() {
  const { data: user } = useUser();
  const go = useGo();
  return (
    <Page
      nav={
        <NavBar title={words.title} start="close" onBack={() => go(to('/my'), { replace: true })} />
      }
      foot={
        <BottomBar>
          <Button kind="quiet" onClick={() => go(to('/fundhome'), { replace: true })}>
            {words.later}
          </Button>
          <Button wide onClick={() => go(to('/risktestbefore'), { replace: true })}>
            {words.test}
          </Button>
        </BottomBar>
      }
    >
      <OpeningSteps now={4}>
        <div className="flex flex-col items-center pt-6 text-center">
          <CircleCheck size={56} strokeWidth={1.5} className="text-brand" aria-hidden="true" />
          <h2 className="mt-3 text-26 strong">{words.headline}</h2>
          {user && (
            <p className="mt-1 text-t2">
              {words.sub(instantDay(user.openedAt))}
              <span className="fig ms-1 text-t1">{user.custNo}</span>
            </p>
          )}
        </div>
      </OpeningSteps>
      <Card title={words.next}>
        <PromiseLine
          steps={[
            { state: 'done', title: words.steps.opened, date: instantDay(user?.openedAt) },
            {
              state: 'now',
              title: words.steps.test,
              date: words.stepNow,
              text: words.nextText,
            },
            { state: 'later', title: words.steps.buy, date: words.stepAfter },
          ]}
        />
      </Card>
    </Page>
  );
}
