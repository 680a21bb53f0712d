import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { emptyDrafts } from '@/features/accounts/drafts';
import { openingWords as words } from '@/features/accounts/words';
import { spokenDay } from '@/lib/days';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useAgreement } from '@/trade/customer/useAgreement';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Page } from '@/ui/Page';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { openAccount, openflow } from '@/wire/gen/accounts';
import { OpeningSteps } from './OpeningSteps';
import { barOf, type OpeningFlow, type StepRecord, screenOf } from './steps';
import { useOpening } from './useOpening';

/** The opening of an account: how far it has come, and the way on from there. */
export default function OpeningScreen() {
  const flow = useQuery({ ...openflow(), staleTime: 0 });
  const nav = <NavBar title={words.title} />;
  if (flow.data) return <Flow flow={flow.data} />;
  return (
    <Page nav={nav}>
      {flow.isError ? (
        <QueryFailed cause={flow.error} title={words.failed} onRetry={() => void flow.refetch()} />
      ) : (
        <div className="pt-3">
          <SkeletonRows rows={5} />
        </div>
      )}
    </Page>
  );
}

function Flow({ flow }: { flow: OpeningFlow }) {
  const user = useUser().data;
  const mobile = user?.mobile ?? '';
  const agreement = useAgreement(['open', 'privacy']);
  const go = useGo();
  const opening = useOpening();
  const open = useAction(openAccount, {
    loading: words.opening,
    renewsFirst: true,
    onDone: (_, { shown }) => {
      emptyDrafts();
      if (shown) opening.end(to('/createsuccess'));
    },
  });
  const current = flow.steps.find((step) => step.step === flow.next);
  const last = flow.next === 'open';
  const audited = current?.state === 'review' || current?.state === 'failed';
  const act = flow.opened
    ? user?.riskLevel && !user.riskExpired
      ? { word: words.pick, run: () => go(to('/fundlist')) }
      : { word: words.riskTest, run: () => go(to('/risktestbefore')) }
    : audited
      ? {
          word: current.state === 'review' ? words.audit : words.again,
          run: () => go(to('/openAudit')),
        }
      : last
        ? { word: words.open, run: () => agreement.ask(() => open.mutate({ agreed: true })) }
        : {
            word: flow.certified ? words.go : words.start,
            run: () => flow.next && go(screenOf(flow.next, mobile)),
          };
  const headline = flow.opened
    ? words.opened
    : audited
      ? current.state === 'review'
        ? words.reviewing
        : words.reviewFailed
      : last
        ? words.ready
        : flow.steps.some((step) => step.state === 'done' && step.step !== 'password')
          ? words.resumed
          : words.headline;
  return (
    <Page
      nav={<NavBar title={words.title} />}
      foot={
        <BottomBar>
          <Button wide loading={open.isPending} onClick={act.run}>
            {act.word}
          </Button>
        </BottomBar>
      }
    >
      <OpeningSteps now={barOf(flow)}>
        <h2 className="mt-5 text-26 strong">{headline}</h2>
        <p className="mt-1 text-t2">
          {flow.opened ? words.openedText : flow.certified || audited ? words.saved : words.need}
        </p>
      </OpeningSteps>
      <Card>
        <PromiseLine steps={flow.steps.map((step) => promiseOf(step, flow))} />
      </Card>
      {last && <div className="px-5">{agreement.box}</div>}
      <Note
        tone="surface"
        className="mx-4"
        icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {words.safe}
      </Note>
      {agreement.layers}
    </Page>
  );
}

const STATES = {
  done: 'done',
  current: 'now',
  review: 'now',
  failed: 'failed',
  later: 'later',
} as const satisfies Record<StepRecord['state'], PromiseStep['state']>;

function promiseOf({ step, state, title }: StepRecord, flow: OpeningFlow): PromiseStep {
  const proof = flow.userAccoProofInfoVo;
  const text =
    state === 'review' && proof
      ? words.auditUntil(spokenDay(proof.dueDay))
      : state === 'failed' && proof?.userAccoProofDetailVo.memo
        ? proof.userAccoProofDetailVo.memo
        : state === 'done'
          ? undefined
          : words.stepText[step];
  return { state: STATES[state], title, text, date: state === 'done' ? words.stepDone : undefined };
}
