import { expect, test } from 'vitest';
import { groupsOf, kindsOf } from './kinds';
import type { Watched } from './sorting';

const watched = (fundCode: string, category: string) =>
  ({ fund: { fundCode, category } }) as Watched;

test('funds are grouped by what stands before the dash, the largest group first', () => {
  const list = [
    watched('1', '债券型-长债'),
    watched('2', '混合型-偏股'),
    watched('3', '混合型-灵活'),
    watched('4', '货币型'),
  ];
  expect(kindsOf(list).map(({ name, funds }) => [name, funds.length])).toEqual([
    ['混合型', 2],
    ['债券型', 1],
    ['货币型', 1],
  ]);
  expect(kindsOf(list)[0]?.funds.map(({ fund }) => fund.fundCode)).toEqual(['2', '3']);
});

test('nothing is in no group', () => {
  expect(kindsOf([])).toEqual([]);
});

test('own groups keep their order, and those without a fund are not shown', () => {
  const list = [
    { ...watched('1', ''), group: '稳健' },
    { ...watched('2', ''), group: null },
    { ...watched('3', ''), group: '科技' },
  ];
  const own = groupsOf({ list, groups: ['科技', '观察', '稳健'], updated: 0, version: 1 });
  expect(own.map(({ name, funds }) => [name, funds.length])).toEqual([
    ['科技', 1],
    ['稳健', 1],
  ]);
});
