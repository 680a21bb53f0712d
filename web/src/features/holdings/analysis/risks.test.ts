import { expect, it } from 'vitest';
import { riskText } from './risks';
import type { Analysis } from './sentences';

const fund = (fundName: string) => ({ fundCode: '000001', fundName });
const risk = (level: string, names: string[], above = false) =>
  ({
    level,
    amount: '7361.13',
    share: '0.1000',
    above,
    funds: names.map(fund),
  }) as Analysis['risks'][number];
const shown = (amount: string) => amount;

it('names the highest level, with its sum unless amounts are hidden', () => {
  const risks = [risk('2', ['甲']), risk('4', ['乙']), risk('5', [])];
  const of = { risks, customerLevel: '4' } as const;
  expect(riskText(of, shown)).toBe('最高的是R4，共7361.13元，没有超出等级的基金。');
  expect(riskText(of, () => undefined)).toBe('最高的是R4，没有超出等级的基金。');
});

it('names the funds above the level', () => {
  const risks = [risk('3', ['甲']), risk('4', ['乙'], true), risk('5', ['丙', '丁'], true)];
  const text = riskText({ risks, customerLevel: '3' }, shown);
  expect(text).toContain('乙是R4，高于你的等级');
  expect(text).toContain('丙等2只基金是R5');
});

it('claims nothing of who was never tested', () => {
  expect(riskText({ risks: [risk('4', ['乙'])], customerLevel: null }, shown)).toBe(
    '最高的是R4。做了测评，才知道合不合适。',
  );
});
