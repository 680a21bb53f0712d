import { expect, it } from 'vitest';
import { rankingIn } from './ranking';

it('takes what an address tells wrongly as not told, so that the list still comes', () => {
  const usual = { type: 'all', period: '1y', sort: 'growth', ascending: false, filters: {} };
  expect(rankingIn({})).toEqual(usual);
  expect(rankingIn({ type: 'abc', period: '9y', sort: 'x', up: 'no', filters: 'a:b' })).toEqual(
    usual,
  );
  expect(rankingIn({ type: '1107' }).type).toBe('1107');
  const told = rankingIn({ type: '1110', period: '3m', sort: 'size', up: '1' });
  expect(told).toMatchObject({ type: '1110', period: '3m', sort: 'size', ascending: true });
});
