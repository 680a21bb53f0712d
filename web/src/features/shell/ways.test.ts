import { expect, it } from 'vitest';
import { findScreen } from '@/route/table';
import { allScreens } from '../../../test/allScreens';
import { wayFrom } from './ways';

const needing = allScreens.filter(({ query = [] }) => query.some((name) => !name.endsWith('?')));

it.each(needing.map((row) => [row.path, row] as const))('leads on from %s', (_, row) => {
  const way = wayFrom(row);
  expect(findScreen(way.to).path).toBe(way.to);
  // A fund is chosen where a fund is missing, and nowhere else.
  expect(way.text.includes('基金')).toBe(row.query?.includes('fundCode'));
});
