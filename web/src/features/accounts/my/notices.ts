import { monthDay, spokenDay } from '@/lib/days';
import { to } from '@/route/links';
import { closingSaid } from '@/trade/customer/closing';
import type { User } from '@/trade/customer/user';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProofType from '@/wire/gen/codes/proof-type';
import * as Purpose from '@/wire/gen/codes/purpose';
import { myWords as words } from './words.my';

/** The one thing that a customer should do next. */
export interface Notice {
  tone: 'warn' | 'brand';
  title: string;
  text: string;
  act: string;
  /** Where it is done; without it, customer service helps. */
  to?: string;
}

/**
 * The most pressing thing first: an account that ends, a failed audit, a consent that was withdrawn,
 * a certificate, the opening; null without any.
 */
export function noticeOf(user: User, closing?: Parameters<typeof closingSaid>[0]): Notice | null {
  if (closing) return { tone: 'warn', ...closingSaid(closing), to: to('/closeAccount') };
  return auditNotice(user) ?? consentNotice(user) ?? certNotice(user) ?? openingNotice(user);
}

function auditNotice({ userAccoProofInfoVo: proof }: User): Notice | null {
  if (proof?.proofType === ProofType.Renewal) return renewalNotice(proof);
  if (proof?.auditState === AuditState.Failed) {
    const card = proof.proofType === 'card';
    const title = card ? words.cardFailed : words.certFailed;
    return {
      tone: 'warn',
      title,
      text: proof.userAccoProofDetailVo.memo || words.cardFailedText,
      act: words.failedGo,
      to: to('/openAudit'),
    };
  }
  if (proof?.auditState !== AuditState.UnderReview) return null;
  return {
    tone: 'brand',
    title: words.auditTitle,
    text: words.auditText(spokenDay(proof.dueDay)),
    act: words.auditGo,
    to: to('/openAudit'),
  };
}

/** A new certificate that failed, or that is looked at. */
function renewalNotice(proof: NonNullable<User['userAccoProofInfoVo']>): Notice | null {
  const link = to('/certInfo');
  if (proof.auditState === AuditState.Failed) {
    const text = proof.userAccoProofDetailVo.memo || words.cardFailedText;
    return { tone: 'warn', title: words.renewalFailed, text, act: words.failedGo, to: link };
  }
  if (proof.auditState !== AuditState.UnderReview) return null;
  const text = words.auditText(spokenDay(proof.dueDay));
  return { tone: 'brand', title: words.renewalTitle, text, act: words.auditGo, to: link };
}

/** Without the consent to keep certificate and cards nothing is bought. */
function consentNotice({ opened, agreesSensitive }: User): Notice | null {
  if (!opened || agreesSensitive) return null;
  return {
    tone: 'warn',
    title: words.consentWithdrawn,
    text: words.consentText,
    act: words.consentGo,
    to: to('/myData', { type: Purpose.Sensitive }),
  };
}

/** `idValidity`: 1 expired, 3 expires within 90 days. */
function certNotice({ opened, certInfoVo: cert }: User): Notice | null {
  if (!opened || !cert) return null;
  const { idValidity, certExpire } = cert;
  if (idValidity !== '1' && idValidity !== '3') return null;
  const title = idValidity === '1' ? words.certExpired : words.certSoon(monthDay(certExpire));
  return { tone: 'warn', title, text: words.certText, act: words.certGo, to: to('/certInfo') };
}

function openingNotice({ opened, certified }: User): Notice | null {
  if (opened) return null;
  return certified
    ? {
        tone: 'brand',
        title: words.resumeTitle,
        text: words.resumeText,
        act: words.resumeGo,
        to: to('/opening'),
      }
    : {
        tone: 'brand',
        title: words.openTitle,
        text: words.openText,
        act: words.openGo,
        to: to('/opening'),
      };
}
