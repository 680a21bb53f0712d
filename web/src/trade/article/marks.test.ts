import { expect, it } from 'vitest';
import { markTerms } from './marks';

it('marks a term where it first stands, and not in headings or drawings', () => {
  const text = '## 最大回撤\n![最大回撤](draw:fall)\n看最大回撤，再看最大回撤。';
  expect(markTerms(text, ['最大回撤'])).toBe(
    '## 最大回撤\n![最大回撤](draw:fall)\n看[[最大回撤]]，再看最大回撤。',
  );
});

it('takes the longer of two terms that stand in one another', () => {
  expect(markTerms('单位净值和净值', ['单位净值', '净值'])).toBe('[[单位净值]]和[[净值]]');
});

it('leaves a text without terms as it is, and takes no term for a pattern', () => {
  expect(markTerms('a.c', [])).toBe('a.c');
  expect(markTerms('abc a.c', ['a.c'])).toBe('abc [[a.c]]');
});
