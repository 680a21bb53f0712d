import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listManagers } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import type { Manager } from './manager';

const GU: Manager = {
  managerId: 'M0001',
  name: '顾知遥',
  fromDate: '2024-03-18',
  toDate: null,
  term: '2年8月',
  growth: '0.4702',
  growthDate: '2026-11-20',
  benchmark: '0.1138',
  biography: '经济学硕士，曾任行业研究员5年。',
  careerFrom: '2018-02-01',
  career: '8年9月',
  otherFunds: [
    {
      fundCode: '036825',
      fundName: '岚屿短债债券A',
      fromDate: '2025-01-06',
      toDate: null,
      term: '1年10月',
      growth: '0.0512',
      benchmark: '0.0401',
    },
  ],
  pastFunds: [
    {
      fundCode: '036824',
      fundName: '澄溪远见成长混合C',
      fromDate: '2018-02-01',
      toDate: '2022-02-01',
      term: '4年',
      growth: '-0.0632',
      benchmark: null,
    },
  ],
  curve: null,
};
const SHEN: Manager = {
  ...GU,
  managerId: 'M0002',
  name: '沈岸',
  fromDate: '2021-03-18',
  toDate: '2024-03-18',
  term: '3年',
  growth: null,
  growthDate: null,
  benchmark: null,
};

it('draws terms on one axis, past ones too, and leads to each manager', async () => {
  const { user, calls } = await renderScreen('/funddetail/fundmanagerlist?fundCode=031028', {
    as: 'visitor',
    answers: [answer(listManagers, { fundManagerVoList: [GU, SHEN] })],
  });
  const past = await screen.findByRole('link', { name: /沈岸.*2021-03-18至2024-03-18/ });
  expect(past).toHaveTextContent('--');
  await user.click(screen.getByRole('link', { name: /顾知遥.*2024-03-18至今/ }));
  const career = await screen.findByText(/管理基金8年9月/);
  expect(career).toHaveTextContent('管理基金8年9月，2018-02-01起');
  expect(calls(listManagers)).toContainEqual({ fundCode: '031028', managerId: 'M0001' });
});

it('tells funds now and then with the return of each term beside its basis', async () => {
  await renderScreen('/funddetail/fundmanagerdetail?fundCode=031028&managerId=M0001', {
    as: 'visitor',
    answers: [answer(listManagers, { fundManagerVoList: [GU] })],
  });
  const now = await screen.findByRole('link', { name: /岚屿短债债券A/ });
  expect(now).toHaveTextContent('2025-01-06至今，1年10月同期基准 +4.01%+5.12%');
  const then = screen.getByRole('link', { name: /澄溪远见成长混合C/ });
  expect(within(then).queryByText('同期基准')).toBeNull();
  expect(then).toHaveTextContent('−6.32%');
  expect(screen.getByText('任职期间的净值不全，画不出走势')).toBeVisible();
});

it('says that a fund has no such manager, and leads to those it has', async () => {
  const { user } = await renderScreen(
    '/funddetail/fundmanagerdetail?fundCode=031028&managerId=M9999',
    {
      as: 'visitor',
      answers: [
        answer(listManagers, ({ managerId }) => ({ fundManagerVoList: managerId ? [] : [GU] })),
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: '看这只基金的经理' }));
  expect(await screen.findByRole('heading', { name: '任职一览' })).toBeVisible();
});
