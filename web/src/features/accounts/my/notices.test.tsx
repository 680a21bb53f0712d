import { describe, expect, it } from 'vitest';
import type { User } from '@/trade/customer/user';
import { proofDetail, userinfo } from '@/wire/gen/accounts';
import { sample } from '../../../../test/sample';
import { noticeOf } from './notices';

const customer: User = { ...sample(userinfo), userAccoProofInfoVo: null };

const failed: User['userAccoProofInfoVo'] = {
  ...sample(proofDetail),
  auditState: '2',
  proofType: 'card',
  userAccoProofDetailVo: { memo: '预留手机号与银行记录不一致' },
};

describe('what a customer should do next', () => {
  it('is an account that is being closed before anything else', () => {
    const asked = { dueOn: '2026-12-23', canCancel: true };
    const notice = noticeOf({ ...customer, userAccoProofInfoVo: failed }, asked);
    expect(notice?.title).toBe('账户12-23 15:00注销');
    expect(notice?.to).toBe('/closeAccount');
    expect(noticeOf(customer, { ...asked, canCancel: false })?.title).toBe('账户正在注销');
  });

  it('is nothing when all is well', () => {
    expect(noticeOf(customer)).toBeNull();
  });

  it('is a failed card before anything else, in the words of the specification', () => {
    const notice = noticeOf({ ...customer, opened: false, userAccoProofInfoVo: failed });
    expect(notice?.title).toBe('您申请的银行卡绑定失败');
    expect(notice?.text).toBe('预留手机号与银行记录不一致');
    expect(notice?.to).toBe('/openAudit');
  });

  it('is a consent that was withdrawn before the certificate, and not before the opening', () => {
    const cert = customer.certInfoVo && { ...customer.certInfoVo, idValidity: '1' };
    const withdrawn = { ...customer, agreesSensitive: false, certInfoVo: cert };
    expect(noticeOf(withdrawn)?.to).toBe('/myData?type=sensitive');
    expect(noticeOf({ ...withdrawn, opened: false })?.to).toBe('/opening');
  });

  it('is to renew a certificate that runs out', () => {
    const cert = customer.certInfoVo && { ...customer.certInfoVo, idValidity: '3' };
    expect(noticeOf({ ...customer, certInfoVo: cert })?.tone).toBe('warn');
  });

  it('is to go on with an opening that was left, or to begin one', () => {
    expect(noticeOf({ ...customer, opened: false })?.act).toBe('继续开户');
    expect(noticeOf({ ...customer, opened: false, certified: false })?.act).toBe('立即开户');
  });
});
