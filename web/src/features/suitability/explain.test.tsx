import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { riskLevels, riskResult } from '@/wire/gen/suitability';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';
import { buyable } from './matrix';

const LEVELS = sample(riskLevels);

it('says of all thirty pairs what the server decides', () => {
  for (const { riskLevel, lowest, products } of LEVELS.customers) {
    const here = products.map((_, at) => buyable(Number(riskLevel), at + 1, lowest));
    expect(here, `C${riskLevel}`).toEqual(products);
  }
  expect(LEVELS.customers).toHaveLength(6);
});

it('shows a visitor the levels, and the way to the test', async () => {
  const { calls } = await renderScreen('/riskexplain', { as: 'visitor' });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('link', { name: '去测评' })).toHaveAttribute('href', '/risktestbefore');
  expect(screen.queryByText('你的等级')).toBeNull();
  expect(calls(riskResult)).toEqual([]);
});

it('marks the own level', async () => {
  const own = { ...sample(riskResult), riskLevel: '2' as const, riskLevelName: '谨慎型' };
  await renderScreen('/riskexplain', { answers: [answer(riskResult, own)] });
  expect(await screen.findByText('你是C2 谨慎型')).toBeVisible();
  const row = screen.getByRole('row', { name: /你的等级/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('C2');
});

it('marks none that has run out', async () => {
  const old = { ...sample(riskResult), riskLevel: '2' as const, riskExpired: true };
  await renderScreen('/riskexplain', { answers: [answer(riskResult, old)] });
  expect(await screen.findByText(/已到期，重新测评后才能买入/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /你的等级/ })).toBeNull();
});

it('says the numbers that are in force before a test', async () => {
  const changed = { ...LEVELS, testsADay: 3, validMonths: 24, capAge: 71 };
  await renderScreen('/risktestexplain', { answers: [answer(riskLevels, changed)] });
  expect(await screen.findByText('每天3次，12个月内8次')).toBeVisible();
  expect(screen.getByText('24个月')).toBeVisible();
  expect(screen.getByText('71岁及以上最高C4')).toBeVisible();
});
