import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listFundNotices, showFundNotice } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import type { Notice } from './kinds';

const REPORT: Notice = {
  noticeId: '1',
  date: '2026-10-21',
  kind: 'report',
  title: '2026年第3季度报告',
};
const DIVIDEND: Notice = {
  noticeId: '2',
  date: '2025-06-12',
  kind: 'dividend',
  title: '关于分红的公告',
};
const page = (list: Notice[]) => ({ list, total: list.length, pageNo: 1, hasMore: false });
const answers = [
  answer(listFundNotices, ({ kind }) =>
    page([REPORT, DIVIDEND].filter((one) => !kind || one.kind === kind)),
  ),
  answer(showFundNotice, {
    noticeId: '2',
    fundCode: '031028',
    fundName: '澄溪短债债券A',
    date: '2025-06-12',
    kind: 'dividend',
    title: '关于分红的公告',
    paragraphs: ['每份派0.0350元。'],
  }),
];

it('lists all notices and opens the text of one over them', async () => {
  const { user } = await renderScreen('/funddetail/notice?fundCode=031028', {
    as: 'visitor',
    answers,
  });
  await user.click(await screen.findByRole('button', { name: /关于分红的公告/ }));
  const sheet = await screen.findByRole('dialog', { name: '分红' });
  expect(await within(sheet).findByText('每份派0.0350元。')).toBeVisible();
});

it('shows a category under its years, and asks for it alone', async () => {
  const { user, calls } = await renderScreen('/funddetail/newnotice?fundCode=031028', {
    as: 'visitor',
    answers,
  });
  expect(await screen.findByRole('heading', { name: '2026年' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2025年' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '分红' }));
  expect(await screen.findByRole('button', { name: '分红', pressed: true })).toBeVisible();
  expect(screen.queryByText('2026年第3季度报告')).toBeNull();
  // The chip is pressed before the list of it is asked for.
  await waitFor(() => expect(calls(listFundNotices).at(-1)).toMatchObject({ kind: 'dividend' }));
});

it('leads from a category without notices back to all of them', async () => {
  const { user } = await renderScreen('/funddetail/newnotice?fundCode=031028&kind=personnel', {
    as: 'visitor',
    answers,
  });
  expect(await screen.findByText('还没有人事公告')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看全部公告' }));
  expect(await screen.findByText('2026年第3季度报告')).toBeVisible();
});
