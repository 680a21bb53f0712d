import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkFailure } from '@/wire/failure';
import { productFiles } from '@/wire/gen/content';
import { listFundNotices } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { lengthOf } from './documents';

const PATH = '/funddetail/docList?fundCode=031028';

it('lists the documents with version, day and length, and opens one', async () => {
  const none = answer(productFiles, { fundCode: '031028', list: [] });
  const { user } = await renderScreen(PATH, { as: 'visitor', answers: [none] });
  const contract = await screen.findByRole('button', { name: /基金合同/ });
  expect(contract).toHaveTextContent(/2026-01版，2026-01-01起，约[\d,]+字/);
  await user.click(contract);
  const sheet = await screen.findByRole('dialog', { name: /基金合同/ });
  expect(within(sheet).getByText('三、巨额赎回')).toBeVisible();
});

it('opens what there is as a file in the viewer', async () => {
  const file = (key: string, title: string) => ({
    fileId: `031028-${key}-20260101.pdf`,
    key,
    title,
    version: '2026-01',
    effectiveOn: '2026-01-01',
    path: `/api/v1/m/proxy/download?fileId=031028-${key}-20260101.pdf`,
  });
  const list = [file('prospectus', '招募说明书'), file('quarterly-report', '第3季度报告')];
  await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(productFiles, { fundCode: '031028', list })],
  });
  const prospectus = await screen.findByRole('link', { name: /招募说明书/ });
  expect(prospectus).toHaveTextContent('PDF');
  const url = encodeURIComponent(list[0]?.path ?? '');
  expect(prospectus).toHaveAttribute('href', `/argumentimg?url=${url}`);
  expect(screen.getByRole('link', { name: /第3季度报告/ })).toHaveTextContent('报告期末2026-01-01');
  // What is no file is read here.
  expect(screen.getByRole('button', { name: /基金合同/ })).toBeVisible();
});

it('stands without the reports, which have their own way to come again', async () => {
  await renderScreen(PATH, {
    as: 'visitor',
    answers: [
      answer(productFiles, { fundCode: '031028', list: [] }),
      answer(listFundNotices, new NetworkFailure()),
    ],
  });
  expect(await screen.findByRole('button', { name: /招募说明书/ })).toBeVisible();
  expect(await screen.findByText(/报告没有加载出来/)).toBeVisible();
});

it('counts letters and not marks', () => {
  expect(lengthOf(`## ${'字'.repeat(1240)}\n- **`)).toBe(1200);
});
