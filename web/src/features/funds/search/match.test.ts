import { describe, expect, it } from 'vitest';
import { piecesOf } from './match';

const marked = (text: string, typed: string) =>
  piecesOf(text, typed)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('marking of what was typed', () => {
  it.each([
    ['沪深300指数A', '300', '沪深[300]指数A'],
    ['沪深300指数A', '指数a', '沪深300[指数A]'],
    ['澄溪远见成长混合A', '澄溪 成长', '[澄溪]远见[成长]混合A'],
    ['澄溪远见成长混合A', 'cxyj', '澄溪远见成长混合A'],
    ['016823', '0168', '[0168]23'],
    ['天弘', '', '天弘'],
  ])('marks in %s what %s finds', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});
