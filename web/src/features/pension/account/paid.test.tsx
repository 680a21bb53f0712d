import { expect, test } from 'vitest';
import { ACCOUNT } from '../../../../test/pensionSamples';
import { bracketOf } from './bracket';
import { goneOf } from './LotList';
import { paidFrame } from './paid';

const { year } = ACCOUNT;

test('each paying in is a step on its day, and the way leads to the limit', () => {
  const frame = paidFrame(year, '2026-07-02', 326);
  expect(frame.steps).toMatch(/^M0 142H11\.\dV92\.8H43\.\dV63\.3H139$/);
  expect(frame.way).toBe('M139 63.3H278V24');
  expect(frame.labels.map(({ text }) => text)).toEqual(['01-16 +5,000', '02-27 +3,000']);
});

test('a label that the limit would strike through stands over it', () => {
  const payments = [{ day: '2026-06-01', amount: '11000.00' }];
  expect(paidFrame({ ...year, payments }, '2026-07-02', 326).labels[0]?.y).toBe(16);
});

test('labels stay inside the drawing, and none lies on another', () => {
  const payments = ['02-01', '02-03', '02-05', '12-30'].map((day) => ({
    day: `2026-${day}`,
    amount: '100.00',
  }));
  const { labels, right } = paidFrame({ ...year, payments }, '2026-12-31', 320);
  expect(labels.map(({ text }) => text)).toEqual(['02-05 +100', '12-30 +100']);
  for (const { x, text } of labels) {
    expect(x - (text.length * 6.8) / 2).toBeGreaterThanOrEqual(0);
    expect(x + (text.length * 6.8) / 2).toBeLessThanOrEqual(right + 0.1);
  }
});

test('there is no way on where all is paid in, and no step where nothing is', () => {
  const full = [{ day: '2026-01-05', amount: '12000.00' }];
  expect(paidFrame({ ...year, payments: full }, '2026-03-04', 326).way).toBe('');
  expect(paidFrame({ ...year, payments: [] }, '2026-01-01', 326).steps).toBe('M0 142H0');
});

test('the bar of a lot is its time', () => {
  const lot = {
    registeredOn: '2025-01-01',
    redeemableFrom: '2026-01-01',
    shares: '1.00',
    value: '1.00',
    source: 'buy',
    free: false,
    daysLeft: 73,
  };
  expect(goneOf(lot)).toBeCloseTo(80);
  expect(goneOf({ ...lot, daysLeft: 365 })).toBe(2);
  expect(goneOf({ ...lot, free: true, daysLeft: 0 })).toBe(100);
});

test('before a bracket is chosen it is the lowest that gains', () => {
  const { brackets } = ACCOUNT.tax;
  expect(bracketOf(brackets, null)?.rate).toBe('0.10');
  expect(bracketOf(brackets, '0.45')?.rate).toBe('0.45');
  expect(bracketOf(brackets, '0.99')?.rate).toBe('0.10');
});
