import { expect, test } from 'vitest';
import { outcomeOf } from './states';

test('a purchase is paying, accepted or refused as the bank says', () => {
  expect(outcomeOf({ kind: '022', status: '0', payStatus: '1' })).toBe('paying');
  expect(outcomeOf({ kind: '022', status: '0', payStatus: '2' })).toBe('accepted');
  expect(outcomeOf({ kind: '022', status: '4', payStatus: '3' })).toBe('refused');
});

test('a cancelled order is cancelled wherever its money is', () => {
  expect(outcomeOf({ kind: '022', status: '7', payStatus: '4' })).toBe('cancelled');
});

test('an order that the TA refused has failed', () => {
  expect(outcomeOf({ kind: '024', status: '2', payStatus: '0' })).toBe('failed');
});

test('a quick redemption is there once it is paid out', () => {
  expect(outcomeOf({ kind: '098', status: '1', payStatus: '6' })).toBe('quick');
  expect(outcomeOf({ kind: '024', status: '0', payStatus: '0' })).toBe('accepted');
});
