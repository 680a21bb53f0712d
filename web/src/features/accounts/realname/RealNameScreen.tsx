import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { realNameDraft } from '@/features/accounts/drafts';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import { realnameWords as words } from '@/features/accounts/words';
import { useFields } from '@/lib/store';
import { useSlow } from '@/lib/useSlow';
import { Failed } from '@/patterns/Failed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Form } from '@/ui/Form';
import { intoSight } from '@/ui/intoSight';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { openflow, userAuth } from '@/wire/gen/accounts';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { CertificatePhotos } from './CertificatePhotos';
import { RealNameForm, realNameMissing } from './RealNameForm';
import { useReadsPhotos } from './useReadsPhotos';
import { LONG_TERM, validTo } from './validity';

/** The register of identities gave the server no answer. */
const CHECK_UNAVAILABLE = 12007;

const FORM = 'real-name';

/** The first step of opening: the certificate, checked while it is typed and then by the register. */
export default function RealNameScreen() {
  const flow = useQuery(openflow());
  const [draft] = useFields(realNameDraft);
  const go = useGo();
  const check = useAction(userAuth, {
    silent: true,
    renewsFirst: true,
    onDone: ({ needProof }) =>
      go(needProof ? to('/openAudit', { proofType: 'cert' }) : to('/personalinfo')),
  });
  const reviewing = flow.data?.userAccoProofInfoVo?.auditState === AuditState.UnderReview;
  useEffect(() => {
    // Back from an audit that is under way: another check would only begin a second one.
    if (reviewing) go(to('/openAudit'), { replace: true });
  }, [reviewing, go]);
  const slow = useSlow(check.isPending);
  const { asking } = useReadsPhotos();
  const pending = flow.isPending || reviewing || asking;
  const verified = flow.data?.certified ? flow.data : null;
  const missing = verified ? null : realNameMissing(draft);
  function next() {
    if (verified) return go(to('/personalinfo'));
    check.mutate({
      custName: draft.custName.trim(),
      certNo: draft.certNo,
      certBegin: draft.certBegin,
      certExpire: draft.longTerm ? LONG_TERM : draft.certExpire,
    });
  }
  return (
    <Page
      nav={<NavBar title={words.title} />}
      foot={
        <BottomBar>
          {missing && <span className="flex-none text-13 text-t2">{words.missing(missing)}</span>}
          <Button
            wide
            type="submit"
            form={FORM}
            disabled={missing !== null}
            loading={check.isPending}
          >
            {words.next}
          </Button>
        </BottomBar>
      }
    >
      <OpeningSteps now={1} />
      {pending && (
        <div className="pt-3">
          <SkeletonRows rows={4} />
        </div>
      )}
      {!pending && verified && (
        <Form id={FORM} onSubmit={next}>
          <Card title={words.verified}>
            <KeyValues
              rows={[
                [words.verifiedName, verified.custName ?? '--'],
                [words.verifiedNo, verified.certInfoVo?.certNo ?? '--'],
                [words.verifiedTo, validTo(verified.certInfoVo?.certExpire)],
              ]}
            />
          </Card>
        </Form>
      )}
      {!pending && !verified && (
        <Form id={FORM} onSubmit={next}>
          <CertificatePhotos />
          <RealNameForm />
          {slow && (
            <div ref={intoSight} className="mx-4 mb-3">
              <Note tone="brand">{words.slow}</Note>
            </div>
          )}
          <Failed
            cause={check.isPending ? null : check.error}
            refused={words.refused}
            refusedTodo={words.refusedTodo}
            lost={words.lost}
            lostTodo={words.lostTodo}
            lostCode={CHECK_UNAVAILABLE}
          />
          <p className="px-5 text-13 text-t3">{words.fraud}</p>
        </Form>
      )}
    </Page>
  );
}
