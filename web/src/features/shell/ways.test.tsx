import { expect, it } from 'vitest';
import { findScreen } from '@/route/table';
import { allScreens } from '../../../test/allScreens';
import { wayFrom } from './ways';

const needing = allScreens.filter(({ query = [] }) => query.some((name) => !name.endsWith('?')));

it.each(needing.map((row) => [row.path, row] as const))('leads on from %s', (_, row) => {
  const way = wayFrom(row, '');
  expect(findScreen(way.to).path).toBe(way.to);
  // A fund is chosen where a fund is missing, and nowhere else.
  expect(way.text.includes('基金')).toBe(row.query?.includes('fundCode'));
});

it('leads from a manager that is not named to those of the fund', () => {
  const row = findScreen('/funddetail/fundmanagerdetail');
  expect(wayFrom(row, '?fundCode=016823')).toMatchObject({
    text: '没有说是哪位基金经理，从这只基金的经理里选一位',
    to: '/funddetail/fundmanagerlist?fundCode=016823',
  });
});
