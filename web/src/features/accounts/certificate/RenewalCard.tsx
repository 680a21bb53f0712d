import { proofSteps } from '@/features/accounts/audit/auditSteps';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { PromiseLine } from '@/ui/PromiseLine';
import { KeyValues } from '@/ui/Row';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { type Cert, rangeOf } from './certState';
import { certWords as words } from './words';

/** The new certificate: under audit until when, failed why. */
export default function RenewalCard({ renewal }: { renewal: NonNullable<Cert['renewal']> }) {
  const { auditState, memo } = renewal;
  return (
    <Card title={words.renewal}>
      <KeyValues rows={[[words.validity, rangeOf(renewal)]]} />
      {auditState === AuditState.Failed && (
        <Note tone="warn" className="my-3">
          {words.why(memo || words.noReason)}
        </Note>
      )}
      <div className="mt-3">
        <PromiseLine steps={proofSteps(renewal, words.after)} />
      </div>
      {auditState === AuditState.UnderReview && (
        <p className="mt-2 text-13 text-t2">{words.inAudit}</p>
      )}
    </Card>
  );
}
