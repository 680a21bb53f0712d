import { expect, it } from 'vitest';
import { type Analysis, concentrated, sentences, tenths } from './sentences';

const part = (name: string, share: string) => ({ name, share, amount: '1.00' });

function analysis(kinds: [string, string][], steady: string, stocks: string, named: string[] = []) {
  return {
    kinds: kinds.map(([name, share]) => part(name, share)),
    steady: part('', steady),
    stocks: part('', stocks),
    industries: { named: named.map((name) => part(name, '0.1000')) },
  } as unknown as Analysis;
}

function security(name: string, funds: number, bond = false): Analysis['securities'][number] {
  const fund = { fundCode: '000001', fundName: '', ratio: '0.01', amount: '1.00' };
  return { code: '', name, bond, amount: '1.00', share: '0.0300', funds: Array(funds).fill(fund) };
}

it('tells how much in words that are never more than it is by much', () => {
  const said = ['1.0000', '0.6190', '0.2370', '0.3900', '0.0750', '0.9950', '0.5000'].map(tenths);
  expect(said).toEqual(['全部', '6成', '2成多', '近4成', '7.5%', '9成多', '5成']);
});

it('says where most of it is, what moves that, and what is in stocks', () => {
  const kinds: [string, string][] = [
    ['债券型', '0.3660'],
    ['货币型', '0.2530'],
    ['混合型', '0.3810'],
  ];
  expect(sentences(analysis(kinds, '0.6190', '0.2370', ['制造业', '金融业']))).toEqual([
    '6成在债券和货币，涨跌主要看利率。',
    '2成多在股票，制造业和金融业最重。',
  ]);
  expect(sentences(analysis([['指数型', '1.0000']], '0.0000', '0.9000', ['制造业']))).toEqual([
    '全部在指数型，涨跌主要看股市。',
    '9成在股票，制造业最重。',
  ]);
  expect(sentences(analysis([['货币型', '1.0000']], '1.0000', '0.0000'))).toEqual([
    '全部在货币型，涨跌主要看利率。',
  ]);
  expect(sentences(analysis([], '0.0000', '0.0000'))).toEqual([]);
});

it('names what several funds hold, and else the heaviest only', () => {
  const bond = security('26国债11', 3, true);
  expect(concentrated([bond, security('汐辰银行', 1), security('墨川精密', 2)])).toEqual([
    '最集中的是26国债11：3只基金都买，占3.0%。',
    '股票里是墨川精密：经过2只，占3.0%。',
  ]);
  expect(concentrated([security('汐辰银行', 1)])).toEqual([
    '最重的是汐辰银行，占3.0%，只经过1只基金。',
  ]);
  expect(concentrated([])).toEqual([]);
});
