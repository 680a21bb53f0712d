import { expect, it } from 'vitest';
import { byMarket, clockAt, nextAsk, placeOf, type Quote, spansOf } from './board';

const at = (time: string, open = false) => nextAsk({ open, time: `2026-11-20T${time}+08:00` });
const MINUTE_MS = 60_000;

it('asks each minute while prices move, and else at the next bell', () => {
  expect(at('14:32:00.000', true)).toBe(MINUTE_MS);
  expect(at('12:50:00.000')).toBe(10 * MINUTE_MS);
  expect(at('09:29:30.000')).toBe(MINUTE_MS);
  // A long night: a clock that was moved is noticed sooner.
  expect(at('20:00:00.000')).toBe(30 * MINUTE_MS);
});

it('draws a market over its whole day, and one of unknown hours as far as it goes', () => {
  expect(spansOf({ market: 'CN', minutes: [570, 574] })).toEqual([
    [570, 690],
    [780, 900],
  ]);
  const hongKong = { market: 'HK', minutes: [570, 600] };
  expect(spansOf(hongKong)).toEqual([
    [570, 720],
    [780, 960],
  ]);
  expect(placeOf(600, spansOf(hongKong))).toBeLessThan(0.1);
  const other = { market: 'US', minutes: [570, 600, 615, 780, 790] };
  expect(spansOf(other)).toEqual([
    [570, 615],
    [780, 790],
  ]);
});

it('gives the break of noon no room', () => {
  const spans = spansOf({ market: 'CN', minutes: [] });
  expect([570, 690, 780, 900, 840].map((minute) => placeOf(minute, spans))).toEqual([
    0, 0.5, 0.5, 1, 0.75,
  ]);
  expect(placeOf(600, [])).toBe(0);
});

it('keeps the order of markets and of quotes', () => {
  const quote = (indexCode: string, market: string) => ({ indexCode, market }) as Quote;
  const list = [quote('1', 'CN'), quote('2', 'HK'), quote('3', 'CN')];
  expect(byMarket(list).map(({ market, quotes }) => [market, quotes.length])).toEqual([
    ['CN', 2],
    ['HK', 1],
  ]);
});

it('writes a minute of the day as a time', () => {
  expect([570, 668, 900].map(clockAt)).toEqual(['9:30', '11:08', '15:00']);
});
