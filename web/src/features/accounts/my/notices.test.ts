import { describe, expect, it } from 'vitest';
import type { User } from '@/trade/customer/user';
import { noticeOf } from './notices';

const customer = {
  opened: true,
  certified: true,
  certInfoVo: { certExpire: '2031-05-22', idValidity: '0' },
  userAccoProofInfoVo: null,
} as unknown as User;

const failed = {
  auditState: '2',
  proofType: 'card',
  dueDay: '2026-11-25',
  userAccoProofDetailVo: { memo: '预留手机号与银行记录不一致' },
} as User['userAccoProofInfoVo'];

describe('what a customer should do next', () => {
  it('is nothing when all is well', () => {
    expect(noticeOf(customer)).toBeNull();
  });

  it('is a failed card before anything else, in the words of the specification', () => {
    const notice = noticeOf({ ...customer, opened: false, userAccoProofInfoVo: failed });
    expect(notice?.title).toBe('您申请的银行卡绑定失败');
    expect(notice?.text).toBe('预留手机号与银行记录不一致');
    expect(notice?.to).toBe('/openAudit');
  });

  it('is to renew a certificate that runs out', () => {
    const cert = { certExpire: '2031-12-18', idValidity: '3' } as User['certInfoVo'];
    expect(noticeOf({ ...customer, certInfoVo: cert })?.tone).toBe('warn');
  });

  it('is to go on with an opening that was left, or to begin one', () => {
    expect(noticeOf({ ...customer, opened: false })?.act).toBe('继续开户');
    expect(noticeOf({ ...customer, opened: false, certified: false })?.act).toBe('立即开户');
  });
});
