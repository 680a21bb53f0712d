import { expect, it } from 'vitest';
import { type Board, byMarket, clockAt, nextAsk, placeOf, type Quote, spansOf } from './board';

const NEW_YORK = {
  market: 'US',
  open: true,
  hours: [{ from: 1350, to: 1740 }],
} as Board['markets'][number];
const MAINLAND = [
  [570, 690],
  [780, 900],
] as const;

const at = (time: string, open = false, markets: Board['markets'] = []) =>
  nextAsk({ open, markets, time: `2026-11-20T${time}+08:00` });
const MINUTE_MS = 60_000;

it('asks each minute while prices move, and else at the next bell', () => {
  expect(at('14:32:00.000', true)).toBe(MINUTE_MS);
  expect(at('12:50:00.000')).toBe(10 * MINUTE_MS);
  expect(at('09:29:30.000')).toBe(MINUTE_MS);
  // New York's night is nobody's here.
  expect(at('23:30:00.000', false, [NEW_YORK])).toBe(MINUTE_MS);
  // A long night: a clock that was moved is noticed sooner.
  expect(at('19:00:00.000')).toBe(30 * MINUTE_MS);
});

it('draws a market over its whole day, and one of other hours as far as it goes', () => {
  expect(spansOf({ hours: MAINLAND, minutes: [570, 574] })).toEqual(MAINLAND);
  expect(placeOf(600, spansOf({ hours: MAINLAND, minutes: [] }))).toBe(0.125);
  const night = { hours: [[1350, 1740]] as const, minutes: [1350, 1741] };
  expect(spansOf({ ...night, minutes: [1350, 1380] })).toEqual([[1350, 1740]]);
  // Its summer begins an hour earlier, and the day before was winter.
  expect(spansOf({ ...night, minutes: [1730, 1741] })).toEqual([[1730, 1741]]);
  expect(spansOf({ minutes: [570, 600, 615, 780, 790] })).toEqual([
    [570, 615],
    [780, 790],
  ]);
});

it('gives the break of noon no room', () => {
  expect([570, 690, 780, 900, 840].map((minute) => placeOf(minute, MAINLAND))).toEqual([
    0, 0.5, 0.5, 1, 0.75,
  ]);
  expect(placeOf(600, [])).toBe(0);
});

it('keeps the order of markets and of quotes', () => {
  const quote = (indexCode: string, market: string) => ({ indexCode, market }) as Quote;
  const list = [quote('1', 'CN'), quote('2', 'HK'), quote('3', 'CN')];
  const found = byMarket({ list: [...list, quote('4', 'US')], markets: [NEW_YORK] });
  expect(found.map(({ market, quotes }) => [market, quotes.length])).toEqual([
    ['CN', 2],
    ['HK', 1],
    ['US', 1],
  ]);
  expect(found[2]?.quotes[0]?.hours).toEqual([[1350, 1740]]);
  expect(found[0]?.clock).toBeUndefined();
});

it('writes a minute of the day as a time', () => {
  expect([570, 668, 900, 1740].map(clockAt)).toEqual(['9:30', '11:08', '15:00', '5:00']);
});
