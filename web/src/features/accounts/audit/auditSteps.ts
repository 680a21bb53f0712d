import { auditWords as words } from '@/features/accounts/words';
import { instantTime, shortDay } from '@/lib/days';
import type { PromiseStep } from '@/ui/PromiseLine';
import type { proofDetail } from '@/wire/gen/accounts';
import * as AuditState from '@/wire/gen/codes/audit-state';
import type { Output } from '@/wire/operation';

export type Proof = Output<typeof proofDetail>;

/** How far an audit has come, and by when it is decided; one that was withdrawn waits for nobody. */
export function proofSteps(
  proof: Pick<Proof, 'auditState' | 'submittedAt' | 'dueDay' | 'decidedAt'>,
  after: string = words.after,
): PromiseStep[] {
  const handedIn: PromiseStep = {
    state: 'done',
    title: words.submitted,
    date: instantTime(proof.submittedAt),
  };
  const date = proof.decidedAt ? instantTime(proof.decidedAt) : undefined;
  const reviewed: PromiseStep = { state: 'done', title: words.reviewing };
  switch (proof.auditState) {
    case AuditState.UnderReview:
      return [
        handedIn,
        { state: 'now', title: words.reviewing, date: words.by(shortDay(proof.dueDay)) },
        { state: 'later', title: words.reviewDone, text: after },
      ];
    case AuditState.Passed:
      return [handedIn, reviewed, { state: 'done', title: words.reviewPassed, date }];
    case AuditState.Failed:
      return [handedIn, reviewed, { state: 'failed', title: words.failedTitle, date }];
    case AuditState.Withdrawn:
      return [handedIn, { state: 'done', title: words.withdrawn }];
  }
}
