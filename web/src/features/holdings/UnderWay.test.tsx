import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnderWay } from './UnderWay';

const fund = { inTransit: '1000.00', frozen: '120.50', roundDividends: '157.68' };

function told(of: typeof fund, hidden = false): string {
  return (
    render(<UnderWay fund={of} due="，预计11-26" hidden={hidden} />).container.textContent ?? ''
  );
}

it('tells purchases and redemptions apart, and what was paid in cash', () => {
  expect(told(fund)).toBe(
    '买入1,000.00确认中，预计11-26' + '120.50份赎回或转换确认中' + '持有收益含现金分红157.68元',
  );
});

it('says nothing of what is not there', () => {
  expect(told({ inTransit: '0.00', frozen: '0.00', roundDividends: '0.00' })).toBe('');
});

it('tells no amount that is hidden', () => {
  expect(told(fund, true)).not.toMatch(/\d\.\d/);
});
