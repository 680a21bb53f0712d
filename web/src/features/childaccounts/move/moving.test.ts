import { expect, test } from 'vitest';
import { MOVABLE } from '../../../../test/childSamples';
import { costOf, halfOf, inOrder, sharesThere, worthOf } from './moving';

test('the cost that goes along is the average, and half a fen rounds up', () => {
  expect(costOf('1000.00', { shares: '3000.00', cost: '3000.00' })).toBe('1000.00');
  expect(costOf('1.00', { shares: '3.00', cost: '0.02' })).toBe('0.01');
  expect(costOf('1.00', { shares: '8.00', cost: '0.04' })).toBe('0.01');
  expect(costOf('1.00', { shares: '8.00', cost: '0.03' })).toBe('0.00');
  expect(costOf('6226.06', { shares: '6226.06', cost: '7164.61' })).toBe('7164.61');
});

test('the value is that of the NAV, to the fen', () => {
  expect(worthOf('4925.60', '1.5909')).toBe('7836.14');
  expect(worthOf('1.00', '1.00500000')).toBe('1.01');
});

test('half of what moves is never more than half, and never none', () => {
  expect(halfOf('9851.21')).toBe('4925.60');
  expect(halfOf('0.01')).toBeUndefined();
});

test('what cannot move stands last', () => {
  expect(inOrder(MOVABLE.into).map(({ fundCode }) => fundCode)).toEqual([
    '033506',
    '031042',
    '031000',
  ]);
});

test('what arrives is added to what is there', () => {
  expect(sharesThere(MOVABLE, 'into', '033506')).toBe('5425.94');
  expect(sharesThere(MOVABLE, 'into', '031042')).toBe('0.00');
});
