import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { banks } from '@/wire/gen/bankcards';
import { answer, renderScreen } from '../../../test/renderScreen';

const BANK = {
  bankCode: 'YZB',
  bankName: '屿州银行',
  singleLimit: '1000000.00',
  rest: null,
  needsBranch: false,
};

it('shows a visitor the banks, their limits, and when they rest', async () => {
  const list = [
    { ...BANK, dayLimit: '5000000.00', rest: { from: '23:30', until: '00:30' } },
    { ...BANK, bankCode: 'LHB', bankName: '澜海银行', dayLimit: '50000.00' },
  ];
  await renderScreen('/supportBanks', { as: 'visitor', answers: [answer(banks, { list })] });
  expect(await screen.findByText('屿州银行')).toBeVisible();
  expect(screen.getByText(/每天23:30至次日00:30维护/)).toBeVisible();
  expect(screen.getAllByText(/维护/)).toHaveLength(1);
  expect(screen.getByText(/单日5万/)).toBeVisible();
});

it('says that there are none just now', async () => {
  await renderScreen('/supportBanks', { answers: [answer(banks, { list: [] })] });
  expect(await screen.findByText('暂时没有可用的银行')).toBeVisible();
});
