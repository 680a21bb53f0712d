import { expect, it } from 'vitest';
import * as AuditState from '@/wire/gen/codes/audit-state';
import { auditResult } from './auditResult';
import type { Proof } from './auditSteps';

const proof = {
  proofType: 'cert',
  auditState: AuditState.UnderReview,
  submittedAt: '2026-11-20T09:12:00+08:00',
  dueDay: '2026-11-25',
  decidedAt: null,
  userAccoProofDetailVo: { memo: '' },
} as unknown as Proof;

it('waits until its day', () => {
  const waiting = auditResult(proof);
  expect(waiting).toMatchObject({ tone: 'later', of: '身份证件', title: '资料正在审核' });
  expect(waiting.steps?.map(({ state }) => state)).toEqual(['done', 'now', 'later']);
});

it('says why it failed, or who knows why', () => {
  const failed = { ...proof, auditState: AuditState.Failed, proofType: 'card' } as Proof;
  expect(auditResult(failed)).toMatchObject({
    tone: 'warn',
    title: '您申请的银行卡绑定失败',
    text: '原因：审核人员没有写明原因，请联系客服',
  });
  const blurred = { ...failed, userAccoProofDetailVo: { memo: '照片模糊' } } as Proof;
  expect(auditResult(blurred).text).toBe('原因：照片模糊');
});

it('tells what was passed from what was withdrawn', () => {
  const of = (auditState: Proof['auditState']) => auditResult({ ...proof, auditState });
  expect(of(AuditState.Passed)).toMatchObject({ tone: 'done', title: '审核已通过' });
  expect(of(AuditState.Withdrawn)).toMatchObject({ tone: 'undone', title: '这次申请已撤回' });
});
