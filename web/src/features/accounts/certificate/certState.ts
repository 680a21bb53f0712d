import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { LONG_TERM } from '@/features/accounts/realname/validity';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProofType from '@/wire/gen/codes/proof-type';
import { certWords as words } from './words';

export type Cert = NonNullable<OpeningFlow['certInfoVo']>;
export type Standing = 'fine' | 'longTerm' | 'soon' | 'expired';

const STANDINGS: Record<string, Standing> = { 1: 'expired', 2: 'longTerm', 3: 'soon' };

/** How long the certificate on file is good for. */
export function standingOf({ idValidity }: Pick<Cert, 'idValidity'>): Standing {
  return STANDINGS[idValidity] ?? 'fine';
}

/** What the customer can do about it now. */
export type CertAct = 'verify' | 'seeAudit' | 'open' | 'refresh' | 'again' | 'addPhotos' | 'renew';

/** The one thing to do next; none where a certificate is good for ever. */
export function actOf(flow: OpeningFlow): CertAct | null {
  const { certInfoVo: cert, userAccoProofInfoVo: proof, certified, opened } = flow;
  if (!certified) {
    const waits = proof?.proofType === ProofType.Certificate;
    return waits && proof.auditState !== AuditState.Passed ? 'seeAudit' : 'verify';
  }
  if (!opened) return 'open';
  const renewal = cert?.renewal;
  if (renewal?.auditState === AuditState.UnderReview) return 'refresh';
  if (renewal?.auditState === AuditState.Failed) return 'again';
  if (cert && !cert.hasPictures) return 'addPhotos';
  return cert?.certExpire === LONG_TERM ? null : 'renew';
}

export function isLongTerm({ certExpire }: Pick<Cert, 'certExpire'>): boolean {
  return certExpire === LONG_TERM;
}

/** Whether the one on file stays, and its photos are all that is missing. */
export function lacksPhotosOnly(cert: Cert): boolean {
  return !cert.hasPictures && standingOf(cert) !== 'expired';
}

const DAY_MS = 86_400_000;

/** Days until the last one on which it is valid; 0 on that day, less than 0 beyond it. */
export function daysLeft({ certExpire }: Pick<Cert, 'certExpire'>, today: string): number {
  return Math.round((Date.parse(certExpire) - Date.parse(today)) / DAY_MS);
}

/** 2016-01-02 至 2036-01-02. */
export function rangeOf({ certBegin, certExpire }: Pick<Cert, 'certBegin' | 'certExpire'>): string {
  const to = certExpire === LONG_TERM ? words.state.longTerm : certExpire;
  return certBegin ? words.range(certBegin, to) : to;
}
