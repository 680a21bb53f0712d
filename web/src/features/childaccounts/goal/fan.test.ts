import { expect, test, vi } from 'vitest';
import { goalOf } from '../../../../test/childSamples';
import { fanOf, spread } from './fan';
import { monthsOf } from './goal';
import { yearsFromNow } from './when';

vi.stubGlobal('document', { documentElement: { dataset: {} } });

const GOAL = goalOf();
const WHENS = yearsFromNow(monthsOf(GOAL));
const at = (width: number) =>
  fanOf({ goal: GOAL, chosen: '0.0200', target: '200000.00', whens: WHENS }, width);

test('labels that would lie on each other move apart and stay in order', () => {
  expect(spread([20, 60, 100], 16)).toEqual([20, 60, 100]);
  const close = spread([50, 52, 54], 16);
  expect(close[1]).toBe((close[0] ?? 0) + 16);
  expect(close[2]).toBe((close[0] ?? 0) + 32);
});

test('each line ends in its rate and sum, the best on top', () => {
  const { ends } = at(326);
  expect(ends.map(({ rate }) => rate)).toEqual(['4%', '2%', '0%']);
  expect(ends.map(({ sum }) => sum)[2]).toBe('179,800');
  expect(ends.filter(({ chosen }) => chosen).map(({ rate }) => rate)).toEqual(['2%']);
});

test('no line of the grid runs through the labels at the ends', () => {
  const { ticks, ends } = at(326);
  const lowest = Math.max(...ends.map(({ y }) => y));
  expect(ticks.map(({ text }) => text)).toEqual(['0', '50,000', '100,000', '150,000']);
  expect(ticks.every(({ y }) => y > lowest + 12)).toBe(true);
});

test('the plot keeps room beside its labels on the narrowest phone', () => {
  const { right, width } = at(256);
  expect(right).toBeGreaterThan(140);
  expect(width - right).toBeGreaterThan(70);
});

test('a finger finds the nearest year, and feet name first, middle and last', () => {
  const frame = at(326);
  expect(frame.dayAt(-20)).toBe(0);
  expect(frame.dayAt(frame.right + 50)).toBe(10);
  expect(frame.dayAt(frame.x(3) + 2)).toBe(3);
  expect(frame.feet.map(({ text }) => text)).toEqual(['现在', '10年', '5年']);
});

test('a wish within a year has a beginning and an end', () => {
  const assumptions = GOAL.assumptions.map((one) => ({ ...one, course: one.course.slice(0, 2) }));
  const goal = { ...GOAL, months: 8, assumptions };
  const whens = yearsFromNow(monthsOf(goal));
  const frame = fanOf({ goal, chosen: '0.0000', target: '20000.00', whens }, 326);
  expect(frame.feet.map(({ text }) => text)).toEqual(['现在', '8个月']);
});
