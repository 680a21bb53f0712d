import { expect, it } from 'vitest';
import { linesOf } from './poster';

/** As wide as their letters; a Chinese one is as wide as two others. */
const fits = (most: number) => (part: string) =>
  [...part].reduce((sum, letter) => sum + (letter > '~' ? 2 : 1), 0) <= most;

it('breaks Chinese anywhere and keeps other words whole', () => {
  expect(linesOf('中证红利低波动ETF联接A', fits(12), 3)).toEqual(['中证红利低波', '动ETF联接A']);
  expect(linesOf('过往业绩 016823 A类', fits(12), 3)).toEqual(['过往业绩', '016823 A类']);
});

it('ends what does not fit in an ellipsis', () => {
  expect(linesOf('一二三四五六七八九十', fits(6), 2)).toEqual(['一二三', '四五…']);
});

it('writes a word that is longer than a line', () => {
  expect(linesOf('abcdefgh', fits(4), 2)).toEqual(['abcdefgh']);
});
