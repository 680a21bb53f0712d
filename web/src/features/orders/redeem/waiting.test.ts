import { expect, it } from 'vitest';
import { fallOf } from './WaitingCard';

const WAITING = { on: '2026-11-30' } as const;

function lot(rate: string, lowerRate: string, lowerFrom = '2026-11-30', taken = '10.00') {
  return { rate, lowerRate, lowerFrom, taken };
}

function said(lots: ReturnType<typeof lot>[]) {
  return fallOf({ lots, waiting: WAITING } as Parameters<typeof fallOf>[0]);
}

it('says from which rate to which one the fee falls', () => {
  expect(said([lot('0.0150', '0.0100')])).toBe('从1.50%降到1.00%');
  // What is not taken, and what falls on another day, is not meant.
  const others = [lot('0.0100', '0.0050', '2026-12-24'), lot('0.0050', '0', '2026-11-30', '0.00')];
  expect(said([lot('0.0150', '0.0100'), ...others])).toBe('从1.50%降到1.00%');
});

it('names no rates where lots differ', () => {
  expect(said([lot('0.0150', '0.0100'), lot('0.0100', '0.0050')])).toBe('降低');
});
