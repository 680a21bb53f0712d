import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { emptyRealName, type RealNameDraft, realNameDraft } from '@/features/accounts/drafts';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { useOpening } from '@/features/accounts/opening/useOpening';
import { realnameWords as words } from '@/features/accounts/words';
import { useStore } from '@/lib/store';
import { FormPage } from '@/patterns/form/FormPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow, userAuth } from '@/wire/gen/accounts';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { CertificatePhotos } from './CertificatePhotos';
import { readSoFar } from './certificateDraft';
import { realNameFields } from './fields';
import { useReadsPhotos } from './useReadsPhotos';
import { LONG_TERM, validTo } from './validity';

/** The register of identities gave the server no answer. */
const CHECK_UNAVAILABLE = 12007;

/** The first step of opening: the certificate, checked while it is typed and then by the register. */
export default function RealNameScreen() {
  const flow = useQuery(openflow());
  const go = useGo();
  const reviewing = flow.data?.userAccoProofInfoVo?.auditState === AuditState.UnderReview;
  useEffect(() => {
    // Back from an audit that is under way: another check would only begin a second one.
    if (reviewing) go(to('/openAudit'), { replace: true });
  }, [reviewing, go]);
  const { asking } = useReadsPhotos();
  if (flow.data?.certified) return <Verified flow={flow.data} />;
  if (!flow.isPending && !reviewing && !asking) return <RealNameForm />;
  return (
    <Page nav={<NavBar title={words.title} />}>
      <OpeningSteps now={1} />
      <div className="pt-3">
        <SkeletonRows rows={4} />
      </div>
    </Page>
  );
}

export function RealNameForm() {
  const opening = useOpening();
  const go = useGo();
  return (
    <FormPage
      title={words.title}
      steps={<OpeningSteps now={1} />}
      fields={realNameFields(useStore(readSoFar))}
      first={emptyRealName}
      keep={realNameDraft}
      submit={userAuth}
      input={askedOf}
      done={({ needProof }, { shown }) => {
        if (!shown) return;
        if (needProof) go(to('/openAudit', { proofType: 'cert' }));
        else opening.next();
      }}
      act={words.next}
      slow={words.slow}
      failed={{ ...words.failed, lostCode: CHECK_UNAVAILABLE }}
      note={<p className="px-5 text-13 text-t3">{words.fraud}</p>}
    >
      <CertificatePhotos />
    </FormPage>
  );
}

function askedOf({ custName, certNo, certBegin, certExpire, longTerm }: RealNameDraft) {
  const last = longTerm ? LONG_TERM : certExpire;
  return { custName: custName.trim(), certNo, certBegin, certExpire: last };
}

/** It was checked before: what is known, and the way on. */
function Verified({ flow }: { flow: OpeningFlow }) {
  const opening = useOpening();
  return (
    <Page
      nav={<NavBar title={words.title} />}
      foot={
        <BottomBar>
          <Button wide onClick={() => opening.next()}>
            {words.next}
          </Button>
        </BottomBar>
      }
    >
      <OpeningSteps now={1} />
      <Card title={words.verified}>
        <KeyValues
          rows={[
            [words.verifiedName, flow.custName ?? '--'],
            [words.verifiedNo, flow.certInfoVo?.certNo ?? '--'],
            [words.verifiedTo, validTo(flow.certInfoVo?.certExpire)],
          ]}
        />
      </Card>
    </Page>
  );
}
