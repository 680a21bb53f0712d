import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkFailure } from '@/wire/failure';
import { listFundNotices } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { lengthOf } from './documents';

const PATH = '/funddetail/docList?fundCode=031028';

it('lists the documents with version, day and length, and opens one', async () => {
  const { user } = await renderScreen(PATH, { as: 'visitor' });
  const contract = await screen.findByRole('button', { name: /基金合同/ });
  expect(contract).toHaveTextContent(/2026-01版，2026-01-01起，约[\d,]+字/);
  await user.click(contract);
  const sheet = await screen.findByRole('dialog', { name: /基金合同/ });
  expect(within(sheet).getByText('三、巨额赎回')).toBeVisible();
});

it('stands without the reports, which have their own way to come again', async () => {
  await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(listFundNotices, new NetworkFailure())],
  });
  expect(await screen.findByRole('button', { name: /招募说明书/ })).toBeVisible();
  expect(await screen.findByText(/报告没有加载出来/)).toBeVisible();
});

it('counts letters and not marks', () => {
  expect(lengthOf(`## ${'字'.repeat(1240)}\n- **`)).toBe(1200);
});
