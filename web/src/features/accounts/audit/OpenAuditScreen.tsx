import { useQuery } from '@tanstack/react-query';
import { auditWords as words } from '@/features/accounts/words';
import { QueryFailed } from '@/patterns/QueryFailed';
import { endFlow } from '@/route/history';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card, Hero } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { PromiseLine } from '@/ui/PromiseLine';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { Sentence } from '@/ui/Sentence';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { openflow } from '@/wire/gen/accounts';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { PROFILE } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';
import { type Proof, proofSteps } from './auditSteps';
import { ProofForm } from './ProofForm';

/** The manual audit of a certificate or a card: handing in, waiting, the reason of a failure. */
export default function OpenAuditScreen() {
  const { proofType, subject } = useArgs('/openAudit');
  const flow = useQuery({ ...openflow(), staleTime: 0 });
  const kind = proofType === 'card' ? 'card' : 'cert';
  const proof = flow.data?.userAccoProofInfoVo;
  // A card's second signing needs a proof of its own, though an older proof is decided.
  const fresh = proofType !== undefined && (!proof || proof.auditState === AuditState.Passed);
  const refresh = () => renew(PROFILE);
  return (
    <Page nav={<NavBar title={words.title} />}>
      <PullToRefresh onRefresh={refresh}>
        {flow.isPending ? (
          <div className="pt-3">
            <SkeletonRows rows={3} />
          </div>
        ) : flow.isError && !flow.data ? (
          <QueryFailed
            cause={flow.error}
            title={words.failedLoad}
            onRetry={() => void flow.refetch()}
          />
        ) : fresh ? (
          <>
            <Hero className="pt-4">
              <h2 className="text-26 strong">{words.needTitle}</h2>
              <p className="mt-1 text-t2">
                <Sentence>{words.needText[kind]}</Sentence>
              </p>
            </Hero>
            <ProofForm proofType={kind} subject={subject} />
          </>
        ) : proof ? (
          <Audit proof={proof} onRefresh={() => void refresh()} busy={flow.isFetching} />
        ) : (
          <Nothing />
        )}
      </PullToRefresh>
    </Page>
  );
}

function Audit(props: { proof: Proof; onRefresh: () => void; busy: boolean }) {
  const { proof } = props;
  const go = useGo();
  const failed = proof.auditState === AuditState.Failed;
  const waiting = proof.auditState === AuditState.UnderReview;
  const memo = proof.userAccoProofDetailVo.memo;
  const title = { 0: words.reviewTitle, 1: words.passedTitle, 2: '', 3: words.withdrawnTitle };
  return (
    <>
      <Hero className="pt-4">
        <Tag tone={failed ? 'warn' : 'brand'}>
          {proof.proofType === 'card' ? words.card : words.cert}
        </Tag>
        <h2 className="mt-2 text-26 strong">
          {failed
            ? proof.proofType === 'card'
              ? words.cardFailed
              : words.failedTitle
            : title[proof.auditState]}
        </h2>
        {!failed && (
          <p className="mt-1 text-t2">
            <Sentence>{waiting ? words.reviewText : words.passedText}</Sentence>
          </p>
        )}
        {failed && (
          <Note tone="warn" className="mt-3">
            <p className="strong">{words.why}</p>
            <p>{memo || words.noReason}</p>
          </Note>
        )}
      </Hero>
      <Card>
        <PromiseLine steps={proofSteps(proof)} />
        {waiting && (
          <Button wide kind="soft" className="mt-5" loading={props.busy} onClick={props.onRefresh}>
            {words.refresh}
          </Button>
        )}
        {!waiting && !failed && (
          <Button wide className="mt-5" onClick={() => endFlow('opening', to('/opening'))}>
            {words.goOn}
          </Button>
        )}
      </Card>
      {failed && (
        <>
          <ProofForm key={proof.serialNo} proofType={proof.proofType} serialNo={proof.serialNo} />
          {proof.proofType === 'card' && (
            <div className="mx-4 flex">
              <Button wide kind="quiet" onClick={() => go(to('/bankauth'))}>
                {words.otherCard}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function Nothing() {
  const go = useGo();
  return (
    <Empty
      title={words.noneTitle}
      text={words.noneText}
      acts={<Button onClick={() => go(to('/opening'))}>{words.goOpening}</Button>}
    />
  );
}
