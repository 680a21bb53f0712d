import { certKinds } from '@/features/accounts/certKinds';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { monthDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { KeyValues } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { type Cert, rangeOf, type Standing, standingOf } from './certState';
import { certWords as words } from './words';

const TONES = { fine: 'brand', longTerm: 'brand', soon: 'gold', expired: 'warn' } as const;

/** What is on file, masked, and how long it is good for. */
export function CertCard({ flow, cert }: { flow: OpeningFlow; cert: Cert }) {
  const standing = standingOf(cert);
  const inAudit = flow.userAccoProofInfoVo?.auditState === AuditState.UnderReview;
  const state = flow.certified ? (
    <Tag tone={TONES[standing]}>{words.state[standing]}</Tag>
  ) : (
    <Tag tone={inAudit ? 'brand' : 'warn'}>{inAudit ? words.underAudit : words.unverified}</Tag>
  );
  return (
    <Card title={words.onFile} end={state}>
      <KeyValues
        rows={[
          [words.name, flow.custName ?? '--'],
          [words.type, certKinds[cert.certType].name],
          [words.number, cert.certNo],
          [words.validity, rangeOf(cert)],
          [words.photos, cert.hasPictures ? words.hasPhotos : words.noPhotos],
        ]}
      />
      {flow.opened && <StandingNote standing={standing} cert={cert} />}
    </Card>
  );
}

/** What follows from it for the customer; nothing where it is good. */
function StandingNote({ standing, cert }: { standing: Standing; cert: Cert }) {
  // What waits for the auditors is told below.
  if (cert.renewal?.auditState === AuditState.UnderReview) return null;
  const text =
    standing === 'expired'
      ? words.expiredText
      : standing === 'soon'
        ? words.soonText(monthDay(cert.certExpire))
        : undefined;
  if (!text) return null;
  return (
    <Note tone="warn" className="mt-3">
      {text}
    </Note>
  );
}
