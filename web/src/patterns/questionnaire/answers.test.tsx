import { beforeEach, expect, test } from 'vitest';
import { answersAt, choose, firstOpen, secondsLeft } from './answers';

const saved = answersAt('tael.paper');
const one = { questionNo: 1, multiple: false };
const many = { questionNo: 2, multiple: true };

beforeEach(saved.forget);

test('answers survive a reload and belong to a version of the questionnaire', () => {
  saved.save(3, { 1: ['B'] });
  expect(saved.of(3)).toEqual({ 1: ['B'] });
  expect(saved.of(4)).toEqual({});
});

test('answers older than a week are asked anew', () => {
  saved.save(3, { 1: ['B'] });
  expect(saved.of(3, Date.now() + 8 * 86_400_000)).toEqual({});
});

test('broken storage counts as no answers', () => {
  localStorage.setItem('tael.paper', '{');
  expect(saved.of(3)).toEqual({});
});

test('one option takes the place of another, several stand in order', () => {
  expect(choose({ 1: ['A'] }, one, 'C')).toEqual({ 1: ['C'] });
  expect(choose({ 2: ['C'] }, many, 'A')).toEqual({ 2: ['A', 'C'] });
  expect(choose({ 2: ['A', 'C'] }, many, 'C')).toEqual({ 2: ['A'] });
});

test('the test goes on at the first question without an answer', () => {
  expect(firstOpen({}, [one, many])).toBe(0);
  expect(firstOpen({ 1: ['A'], 2: [] }, [one, many])).toBe(1);
  expect(firstOpen({ 1: ['A'], 2: ['B'] }, [one, many])).toBe(1);
});

test('the time left shrinks with each question and never reaches nothing', () => {
  expect(secondsLeft(60, 0, 13)).toBe(60);
  expect(secondsLeft(60, 4, 13)).toBe(40);
  expect(secondsLeft(60, 12, 13)).toBe(5);
});
