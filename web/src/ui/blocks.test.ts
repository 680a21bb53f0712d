import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from './blocks';

describe('the text of an agreement', () => {
  it('is cut into headings, paragraphs, lists and rules', () => {
    const text = '# 用户协议\n\n第一段\n接着写。\n\n- 甲\n- 乙\n\n---\n\n1. 一\n2. 二';
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', level: 1, text: '用户协议' },
      { kind: 'paragraph', text: '第一段接着写。' },
      { kind: 'list', ordered: false, start: 1, items: ['甲', '乙'] },
      { kind: 'rule' },
      { kind: 'list', ordered: true, start: 1, items: ['一', '二'] },
    ]);
  });

  it('keeps the number that a list begins with, and lines wrapped under an item', () => {
    expect(blocksOf('3. 三\n续行')).toEqual([
      { kind: 'list', ordered: true, start: 3, items: ['三续行'] },
    ]);
  });

  it('names the drawings of an article, and takes no other picture', () => {
    expect(blocksOf('![跌20%](draw:fall)')).toEqual([
      { kind: 'drawing', name: 'fall', text: '跌20%' },
    ]);
    const other = '![跌20%](https://example.com/x.png)';
    expect(blocksOf(other)).toEqual([{ kind: 'paragraph', text: other }]);
  });

  it('keeps HTML as text', () => {
    expect(blocksOf('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script>' },
    ]);
  });

  it('finds a term in a plain and in a bold run', () => {
    expect(spansOf('看[[最大回撤]]，**[[单位净值]]是价格**')).toEqual([
      { text: '看', strong: false },
      { text: '最大回撤', strong: false, term: true },
      { text: '，', strong: false },
      { text: '单位净值', strong: true, term: true },
      { text: '是价格', strong: true },
    ]);
  });

  it('tells bold runs from plain ones', () => {
    expect(spansOf('请**务必**阅读')).toEqual([
      { text: '请', strong: false },
      { text: '务必', strong: true },
      { text: '阅读', strong: false },
    ]);
    expect(spansOf('2 ** 3')).toEqual([{ text: '2 ** 3', strong: false }]);
  });
});
