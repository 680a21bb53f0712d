import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { OpeningSteps } from '@/features/accounts/opening/OpeningSteps';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { useOpening } from '@/features/accounts/opening/useOpening';
import { realnameWords as words } from '@/features/accounts/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow } from '@/wire/gen/accounts';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { validTo } from './validity';

interface RealNameStepProps {
  title: string;
  /** Something besides is not known yet. */
  waits?: boolean;
  /** The form of whoever is not known yet. */
  children: ReactNode;
}

/** The first step of opening: its form, unless the customer is known already or is looked at. */
export function RealNameStep({ title, waits, children }: RealNameStepProps) {
  const flow = useQuery(openflow());
  const go = useGo();
  const reviewing = flow.data?.userAccoProofInfoVo?.auditState === AuditState.UnderReview;
  useEffect(() => {
    // Back from an audit that is under way: another check would only begin a second one.
    if (reviewing) go(to('/openAudit'), { replace: true });
  }, [reviewing, go]);
  if (flow.data?.certified) return <Verified title={title} flow={flow.data} />;
  if (!flow.isPending && !reviewing && !waits) {
    return <Consenting purpose="sensitive">{children}</Consenting>;
  }
  return (
    <Page nav={<NavBar title={title} />}>
      <OpeningSteps now={1} />
      <div className="pt-3">
        <SkeletonRows rows={4} />
      </div>
    </Page>
  );
}

/** It was checked before: what is known, and the way on. */
function Verified({ title, flow }: { title: string; flow: OpeningFlow }) {
  const opening = useOpening();
  return (
    <Page
      nav={<NavBar title={title} />}
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
