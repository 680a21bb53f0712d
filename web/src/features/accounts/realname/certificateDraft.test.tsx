import { describe, expect, it } from 'vitest';
import { emptyRealName } from '@/features/accounts/drafts';
import type { CertificateReading } from '@/trade/photo/photos';
import { markOf, type ReadSoFar, withReading } from './certificateDraft';

const field = (value: string | null) =>
  ({ value, score: 90, check: value ? 'passed' : 'failed' }) as const;
const nothing = { value: null, score: 0, check: 'unchecked' } as const;

function reading(side: string | null, values: Partial<CertificateReading>): CertificateReading {
  const empty = {
    custName: nothing,
    certNo: nothing,
    birth: nothing,
    sex: nothing,
    ethnicity: nothing,
    address: nothing,
    authority: nothing,
    certBegin: nothing,
    certExpire: nothing,
  };
  return { available: true, reason: '', side, ...empty, ...values } as CertificateReading;
}

const front = reading('certFront', {
  custName: field('林晚舟'),
  certNo: field('110101199003077424'),
});
const back = reading('certBack', {
  certBegin: field('2016-01-02'),
  certExpire: field('2036-01-02'),
});

describe('a certificate that was read', () => {
  it('fills the empty fields and marks each to be compared', () => {
    const first = withReading(emptyRealName, {}, front);
    const { draft, read, filled } = withReading(first.draft, first.read, back);
    expect(draft).toEqual({
      custName: '林晚舟',
      certNo: '110101199003077424',
      certBegin: '2016-01-02',
      certExpire: '2036-01-02',
      longTerm: false,
    });
    expect([first.filled, filled]).toEqual([2, 2]);
    for (const name of ['custName', 'certNo', 'certBegin', 'certExpire'] as const) {
      expect(markOf(draft, read, name)).toBe('check');
    }
  });

  it('never overwrites what was typed or corrected by hand', () => {
    const typed = { ...emptyRealName, custName: '林婉舟' };
    const { draft, read, filled } = withReading(typed, {}, front);
    expect(draft.custName).toBe('林婉舟');
    expect(filled).toBe(1);
    expect(markOf(draft, read, 'custName')).toBeNull();
    const corrected = { ...draft, certNo: '110101199003077425' };
    expect(markOf(corrected, read, 'certNo')).toBeNull();
    expect(withReading(corrected, read, front).draft.certNo).toBe('110101199003077425');
  });

  it('replaces what an earlier photo said by what a better one says', () => {
    const blurred = reading('certFront', { custName: field('林晓舟'), certNo: field(null) });
    const first = withReading(emptyRealName, {}, blurred);
    expect(markOf(first.draft, first.read, 'certNo')).toBe('unread');
    const { draft, read } = withReading(first.draft, first.read, front);
    expect(draft.custName).toBe('林晚舟');
    expect(markOf(draft, read, 'certNo')).toBe('check');
  });

  it('asks for the hand only where the side of the photo has the field', () => {
    const { draft, read } = withReading(emptyRealName, {}, reading('certFront', {}));
    expect(markOf(draft, read, 'certNo')).toBe('unread');
    expect(markOf(draft, read, 'certBegin')).toBeNull();
    const other = withReading(emptyRealName, {}, reading(null, {}));
    expect(other.read).toEqual({});
    const byHand = { ...draft, certNo: '1' };
    expect(markOf(byHand, read, 'certNo')).toBeNull();
  });

  it('sets long-term in place of a last day', () => {
    const long = { ...back, certExpire: field('9999-12-31') } as CertificateReading;
    const { draft, read } = withReading(emptyRealName, {}, long);
    expect([draft.longTerm, draft.certExpire]).toEqual([true, '']);
    expect(markOf(draft, read, 'certExpire')).toBe('check');
    expect(markOf({ ...draft, longTerm: false }, read, 'certExpire')).toBeNull();
  });

  it('keeps what was read when a later photo shows nothing', () => {
    const first = withReading(emptyRealName, {} as ReadSoFar, front);
    const again = withReading(first.draft, first.read, reading('certFront', {}));
    expect(again.draft).toEqual(first.draft);
    expect(markOf(again.draft, again.read, 'certNo')).toBe('check');
  });
});
