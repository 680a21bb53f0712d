import { expect, it } from 'vitest';
import { shareLots } from '@/wire/gen/holdings';
import { sample } from '../../../test/sample';
import { byCard, feeOf, isIn, type Lot, nextFree, wayToFree } from './lots';

const [held] = sample(shareLots).lots;
if (!held) throw new Error('the holder has a lot');

const lot = (change: Partial<Lot>): Lot => ({
  ...held,
  tradeAcco: 'A1',
  registeredOn: '2026-05-28',
  shares: '5738.00',
  originalShares: '5738.00',
  source: 'buy',
  days: 176,
  rate: '0.005',
  freeFrom: '2026-11-24',
  ...change,
});

it('names the lot that becomes free first, not the oldest', () => {
  const free = lot({ rate: '0', freeFrom: '2026-11-20' });
  const late = lot({ freeFrom: '2027-05-10' });
  const soon = lot({ freeFrom: '2026-11-24' });
  expect(nextFree([free, late, soon])).toBe(soon);
  expect(nextFree([free])).toBeUndefined();
});

it('keeps the lots of a card together and in order', () => {
  const [a, b, c] = [lot({}), lot({ tradeAcco: 'A2' }), lot({ days: 3 })];
  expect(byCard([a, b, c])).toEqual([
    { tradeAcco: 'A1', lots: [a, c] },
    { tradeAcco: 'A2', lots: [b] },
  ]);
});

it('draws a lot full once it is free and never full before', () => {
  expect(wayToFree(lot({ rate: '0.0000' }))).toBe(100);
  expect(wayToFree(lot({ days: 179 }))).toBe(98);
  expect(wayToFree(lot({ days: 90 }))).toBe(50);
  expect(wayToFree(lot({ freeFrom: null }))).toBe(4);
});

it('counts the first day of a tier in and the last one out', () => {
  expect(isIn({ fromDays: 7, belowDays: 30 }, 7)).toBe(true);
  expect(isIn({ fromDays: 7, belowDays: 30 }, 30)).toBe(false);
  expect(isIn({ fromDays: 180, belowDays: null }, 983)).toBe(true);
});

it('takes the fee of a lot from the preview of just this lot, whole and at the same rate', () => {
  const { registeredOn, shares } = lot({});
  const preview = { registeredOn, shares, taken: shares, rate: '0.0050', fee: '47.48' };
  expect(feeOf(lot({}), [{ ...preview, registeredOn: '2026-01-05' }, preview])).toBe('47.48');
  expect(feeOf(lot({}), [{ ...preview, taken: '738.00' }])).toBeUndefined();
  expect(feeOf(lot({}), [{ ...preview, rate: '0.0075' }])).toBeUndefined();
  expect(feeOf(lot({}), undefined)).toBeUndefined();
});
