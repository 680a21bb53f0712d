import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { auditWords as words } from '@/features/accounts/words';
import { QueryPage } from '@/patterns/QueryPage';
import { ResultBody } from '@/patterns/ResultBody';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow } from '@/wire/gen/accounts';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as CertificateType from '@/wire/gen/codes/certificate-type';
import * as ProofType from '@/wire/gen/codes/proof-type';
import { PROFILE } from '@/wire/gen/topics';
import { AuditActs } from './AuditActs';
import { auditResult } from './auditResult';
import type { Proof } from './auditSteps';
import { ProofForm } from './ProofForm';
import { useBoundByCheck } from './useBoundByCheck';

// Of a card only.
const CardCheck = lazy(() => import('@/trade/card/CardCheck'));

/** The manual audit of a certificate or a card: handing in, waiting, the reason of a failure. */
export default function OpenAuditScreen() {
  const { proofType, subject } = useArgs('/openAudit');
  const flow = useQuery({ ...openflow(), staleTime: 0 });
  const onBound = useBoundByCheck();
  const withCheck = (serialNo: string | undefined, proof: ReactNode) =>
    serialNo ? (
      <Suspense>
        <CardCheck serialNo={serialNo} onBound={onBound} beside={proof} />
      </Suspense>
    ) : (
      proof
    );
  const kind = proofType === 'card' ? 'card' : 'cert';
  // A new certificate in place of one that was verified has its own page.
  const proofOf = ({ userAccoProofInfoVo: proof }: OpeningFlow) =>
    proof?.proofType === ProofType.Renewal ? null : (proof ?? null);
  // A card's second signing needs a proof of its own, though an older proof is decided.
  const isFresh = (state?: string) =>
    proofType !== undefined && (!state || state === AuditState.Passed);
  return (
    <QueryPage
      query={flow}
      look="wash"
      nav={<NavBar title={words.title} plain />}
      bones={<SkeletonRows rows={3} />}
      failed={words.failedLoad}
      also={PROFILE}
      empty={(data) => !proofOf(data) && proofType === undefined && <Nothing />}
      foot={(data) => {
        const proof = proofOf(data);
        return (
          proof &&
          !isFresh(proof.auditState) && (
            <AuditActs proof={proof} query={flow} abroad={isAbroad(data, proof)} />
          )
        );
      }}
    >
      {(data) => {
        const proof = proofOf(data);
        return !proof || isFresh(proof.auditState) ? (
          <ResultBody tone="later" title={words.needTitle[kind]} text={words.needText[kind]}>
            {withCheck(
              kind === 'card' ? subject : undefined,
              <ProofForm proofType={kind} subject={subject} />,
            )}
          </ResultBody>
        ) : (
          <ResultBody {...auditResult(proof)}>
            {withCheck(
              proof.auditState === AuditState.Passed ? undefined : proof.subject,
              proof.auditState === AuditState.Failed && !isAbroad(data, proof) && (
                <ProofForm
                  key={proof.serialNo}
                  proofType={proof.proofType === ProofType.Card ? 'card' : 'cert'}
                  serialNo={proof.serialNo}
                />
              ),
            )}
          </ResultBody>
        );
      }}
    </QueryPage>
  );
}

/** A certificate that is handed in by its own form, again, too. */
function isAbroad({ certInfoVo: cert }: OpeningFlow, { proofType }: Proof): boolean {
  return proofType === ProofType.Certificate && cert?.certType !== CertificateType.IdCard;
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
