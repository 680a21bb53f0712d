import { expect, test } from 'vitest';
import { argsOf, questionIn, requestOf, yearsBefore } from './question';
import { quickRanges } from './RangeSheet';

test('an address without a question asks for a hundred every Thursday', () => {
  const asked = questionIn({});
  expect(requestOf(asked, '031028')).toEqual({
    fundCode: '031028',
    cycleUnit: 1,
    cycle: 1,
    fixDay: 4,
    amount: '100',
    from: null,
    to: null,
    smart: null,
  });
});

test('what is asked comes back out of the address', () => {
  const asked = questionIn({
    fundCode: '031028',
    type: 'f2-average180',
    amount: '250.50',
    period: '2020-01-01_2025-12-31',
  });
  expect(requestOf(asked, '031028')).toMatchObject({
    cycleUnit: 1,
    cycle: 2,
    fixDay: 2,
    smart: { rule: 'average', window: 180 },
  });
  expect(questionIn(argsOf(asked))).toEqual(asked);
});

test('what can not be read in an address is as if it were missing', () => {
  const asked = questionIn({ type: 'y3', amount: '1e9', period: 'yesterday' });
  expect(asked).toEqual(questionIn({}));
});

test('each open day has no day of its own, and a fall looks at 250 NAVs', () => {
  const asked = questionIn({ type: 'd-drawdown180' });
  expect(requestOf(asked, '1')).toMatchObject({
    cycleUnit: 0,
    fixDay: null,
    smart: { rule: 'drawdown', window: 250 },
  });
});

test('years before the 29th of February are the 28th', () => {
  expect(yearsBefore('2024-02-29', 1)).toBe('2023-02-28');
  expect(yearsBefore('2026-11-20', 3)).toBe('2023-11-20');
});

test('only years that the fund has are offered, and all of it where it is young enough', () => {
  const labels = (first: string) => quickRanges(first, '2026-11-20', 10).map(({ label }) => label);
  expect(labels('2022-12-06')).toEqual(['近1年', '近3年', '成立以来']);
  expect(labels('2010-01-04')).toEqual(['近1年', '近3年', '近5年', '近10年']);
});
