import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sentence } from './Sentence';

function wholes(text: string): (string | null)[] {
  const { container } = render(<Sentence>{text}</Sentence>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.nowrap')].map((part) => part.textContent);
}

test('dates, sums, limits and short titles stay whole; a long title may break', () => {
  expect(wholes('11-23（周一）15:00前付10,000.00元')).toEqual([
    '11-23（周一）',
    '15:00',
    '10,000.00元',
  ]);
  expect(wholes('单笔500万，单日2,000万')).toEqual(['单笔500万', '单日2,000万']);
  expect(wholes('请先阅读《用户协议》《隐私政策》')).toEqual(['《用户协议》', '《隐私政策》']);
  expect(wholes('《澄溪先进制造混合型证券投资基金A类基金合同》')).toEqual([]);
});
