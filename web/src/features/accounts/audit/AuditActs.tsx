import type { UseQueryResult } from '@tanstack/react-query';
import { useOpening } from '@/features/accounts/opening/useOpening';
import { auditWords as words } from '@/features/accounts/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { PROFILE } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';
import type { Proof } from './auditSteps';

interface AuditActsProps {
  proof: Proof;
  query: UseQueryResult;
  /** Handed in by the form of certificates from abroad. */
  abroad: boolean;
}

/** The way on from an audit; a failed identity card is handed in again by its form alone. */
export function AuditActs({ proof, query, abroad }: AuditActsProps) {
  const go = useGo();
  const opening = useOpening();
  const failed = proof.auditState === AuditState.Failed;
  if (failed && proof.proofType !== 'card' && !abroad) return null;
  return (
    <BottomBar>
      {failed && abroad ? (
        <Button wide onClick={() => go(to('/overseaCert'))}>
          {words.again}
        </Button>
      ) : failed ? (
        <Button wide kind="quiet" onClick={() => go(to('/bankauth'))}>
          {words.otherCard}
        </Button>
      ) : proof.auditState === AuditState.UnderReview ? (
        <Button wide kind="soft" loading={query.isFetching} onClick={() => void renew(PROFILE)}>
          {words.refresh}
        </Button>
      ) : (
        <Button wide onClick={() => opening.end(to('/opening'))}>
          {words.goOn}
        </Button>
      )}
    </BottomBar>
  );
}
