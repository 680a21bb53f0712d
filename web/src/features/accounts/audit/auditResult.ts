import { auditWords as words } from '@/features/accounts/words';
import type { Result, Tone } from '@/patterns/ResultBody';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { type Proof, proofSteps } from './auditSteps';

const TONES: Record<Proof['auditState'], Tone> = {
  [AuditState.UnderReview]: 'later',
  [AuditState.Passed]: 'done',
  [AuditState.Failed]: 'warn',
  [AuditState.Withdrawn]: 'undone',
};

/** What has become of a proof, why, and what is ahead of it. */
export function auditResult(proof: Proof): Result {
  return {
    tone: TONES[proof.auditState],
    of: proof.proofType === 'card' ? words.card : words.cert,
    ...sayings(proof),
    steps: proofSteps(proof),
  };
}

function sayings(proof: Proof): Pick<Result, 'title' | 'text'> {
  switch (proof.auditState) {
    case AuditState.UnderReview:
      return { title: words.reviewTitle, text: words.reviewText };
    case AuditState.Passed:
      return { title: words.passedTitle, text: words.passedText };
    case AuditState.Withdrawn:
      return { title: words.withdrawnTitle, text: words.passedText };
    case AuditState.Failed: {
      const title = proof.proofType === 'card' ? words.cardFailed : words.failedTitle;
      return { title, text: words.why(proof.userAccoProofDetailVo.memo || words.noReason) };
    }
  }
}
