import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountOf } from './accounts';
import type { Behind } from './curtain';
import { openCurtain } from './Fresh';
import { Journal } from './Journal';

const BOUGHT: Behind['journal'][number] = {
  kind: 'buy-confirmed',
  reference: '7',
  at: '2026-11-26T07:30:00.000+08:00',
  lines: [
    { account: 'cust:0000000007:paid', asset: 'CNY', debit: '', credit: '1233.63' },
    { account: 'fund:031042:money', asset: 'CNY', debit: '1233.63', credit: '' },
  ],
};

beforeEach(openCurtain);

function rows() {
  const all = screen.getAllByRole('row').map((row) => {
    const cells = within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent);
    return [within(row).queryByRole('rowheader')?.textContent ?? '', ...cells];
  });
  return all.filter(([head]) => head !== '');
}

test('a movement is written as bookkeepers do: debit first, credit below it', () => {
  const sums = [{ asset: 'CNY', debit: '1233.63', credit: '1233.63' }];
  render(<Journal entries={[BOUGHT]} sums={sums} />);
  expect(rows()).toEqual([
    ['买入确认 buy-confirmed', '11-26 07:30'],
    ['基金财产 fund:money', '1,233.63', ''],
    ['待确认申购款 cust:paid', '', '1,233.63'],
    ['合计（元）', '1,233.63', '1,233.63'],
  ]);
  expect(screen.getByText('借贷相等')).toBeInTheDocument();
});

test('sides that differ are told', () => {
  render(
    <Journal entries={[BOUGHT]} sums={[{ asset: 'CNY', debit: '1233.63', credit: '1233.62' }]} />,
  );
  expect(screen.getByText('借贷不等')).toBeInTheDocument();
});

test('each account of the chart has a name', () => {
  const chart = readFileSync('../crates/ledger/src/chart.rs', 'utf8');
  const texts = [...chart.matchAll(/text: "([^"]+)"/g)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(8);
  const nameless = texts.filter((text) => accountOf(text.replace(/{\w+}/g, '7')).short === '');
  expect(nameless).toEqual([]);
});
