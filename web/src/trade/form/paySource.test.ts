import { describe, expect, it } from 'vitest';
import { type CashAccount, payingSource, sourceKey, sourceProblem } from './paySource';

const source = { usable: true, reason: '', available: '20000.00', leftToday: '9000.00' };

describe('a money fund as the way to pay', () => {
  it('pays what it holds, up to the limit of the day', () => {
    expect(sourceProblem('9000.00', source)).toBeUndefined();
    expect(sourceProblem('', source)).toBeUndefined();
  });

  it('says what is short: the shares first, then the limit', () => {
    expect(sourceProblem('20000.01', source)).toContain('20,000.00');
    expect(sourceProblem('9000.01', source)).toContain('9,000.00');
  });

  it('says why it cannot pay at all', () => {
    const used = { ...source, usable: false, reason: '额度已用完' };
    expect(sourceProblem('1.00', used)).toBe('额度已用完');
  });

  it('is never taken for a card', () => {
    expect(sourceKey({ fundCode: '000009', tradeAcco: 'T1' })).toBe('000009@T1');
  });
});

describe('which money fund pays', () => {
  const first = { ...source, fundCode: '000001', tradeAcco: 'A' } as CashAccount;
  const second = { ...first, fundCode: '000002', available: '50000.00', leftToday: '50000.00' };
  const all = [first, second];

  it('is the chosen one, also where it cannot', () => {
    expect(payingSource(all, true, sourceKey(first), '30000.00')).toBe(first);
    expect(payingSource(all, true, '7', '1.00')).toBeUndefined();
  });

  it('is the first that can pay the amount, where the customer wants that', () => {
    expect(payingSource(all, true, undefined, '')).toBe(first);
    expect(payingSource(all, true, undefined, '30000.00')).toBe(second);
    expect(payingSource(all, true, undefined, '60000.00')).toBeUndefined();
  });

  it('is none where nothing was chosen or set', () => {
    expect(payingSource(all, false, undefined, '1.00')).toBeUndefined();
    expect(payingSource([], undefined, undefined, '1.00')).toBeUndefined();
  });
});
