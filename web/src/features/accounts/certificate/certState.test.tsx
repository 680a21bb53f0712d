import { expect, it } from 'vitest';
import { openflow } from '@/wire/gen/accounts';
import { sample } from '../../../../test/sample';
import { actOf, type Cert, standingOf } from './certState';

const flow = sample(openflow, 'holder');
const good: Cert = {
  certType: '0',
  certNo: '110***********7424',
  certBegin: '2016-01-02',
  certExpire: '2036-01-02',
  idValidity: '0',
  hasPictures: true,
  renewal: null,
};
const renewal = {
  auditState: '0',
  certBegin: '2026-11-02',
  certExpire: '2046-11-02',
  submittedAt: '2026-11-20T10:00:00+08:00',
  dueDay: '2026-11-25',
  decidedAt: null,
  memo: '',
} as const;
const act = (cert: Partial<Cert>) => actOf({ ...flow, certInfoVo: { ...good, ...cert } });

it('says how long a certificate is good for', () => {
  expect(['0', '1', '2', '3'].map((idValidity) => standingOf({ idValidity }))).toEqual([
    'fine',
    'expired',
    'longTerm',
    'soon',
  ]);
});

it('leads to what can be done about it', () => {
  expect(act({})).toBe('renew');
  expect(act({ certExpire: '9999-12-31' })).toBeNull();
  expect(act({ certExpire: '9999-12-31', hasPictures: false })).toBe('addPhotos');
  expect(act({ renewal })).toBe('refresh');
  expect(act({ renewal: { ...renewal, auditState: '2' } })).toBe('again');
  expect(act({ renewal: { ...renewal, auditState: '1' } })).toBe('renew');
});

it('goes on with the opening before there is anything to renew', () => {
  const newcomer = { ...flow, certInfoVo: good, opened: false };
  expect(actOf(newcomer)).toBe('open');
  const proof = flow.userAccoProofInfoVo && {
    ...flow.userAccoProofInfoVo,
    proofType: 'cert' as const,
  };
  const unverified = { ...newcomer, certified: false, userAccoProofInfoVo: proof };
  expect(actOf(unverified)).toBe('seeAudit');
  expect(actOf({ ...unverified, userAccoProofInfoVo: null })).toBe('verify');
});
