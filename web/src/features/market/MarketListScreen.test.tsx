import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { listIndices } from '@/wire/gen/market';
import { answer, renderScreen } from '../../../test/renderScreen';
import type { Board, Quote } from './board';

const quote = (indexCode: string, indexName: string, market: string): Quote => ({
  indexCode,
  indexName,
  market,
  price: '8352.57',
  change: '-37.76',
  changeRate: '-0.0045',
  previousClose: '8390.33',
  date: '2026-03-04',
  minutes: [570, 600, 668],
  prices: ['8391.00', '8380.00', '8352.57'],
});

const OPEN: Board = {
  list: [quote('900300', '大盘300', 'CN'), quote('980050', '港股科技50', 'HK')],
  open: true,
  session: 'morning',
  status: '交易中',
  time: '2026-03-04T11:08:20.000+08:00',
  cutoffAt: '2026-03-04T15:00:00.000+08:00',
};

const show = (board: Board) =>
  renderScreen('/marketList', { as: 'visitor', answers: [answer(listIndices, board)] });

it('shows the markets, the hours of the one whose hours are told, and when the figures are of', async () => {
  await show(OPEN);
  expect(await screen.findByRole('heading', { name: '内地' })).toBeVisible();
  expect(screen.getByText('交易中')).toBeVisible();
  expect(screen.getByText('，11:30午间休市', { exact: false })).toBeVisible();
  expect(screen.getByText('03-04 11:08的点数')).toBeVisible();
  expect(screen.getByText(/每60秒更新，上次11:08:20/)).toBeVisible();
});

it('opens one index at a time, and tells a minute by keys', async () => {
  const { user } = await show(OPEN);
  await user.click(await screen.findByRole('button', { name: /大盘300/ }));
  screen.getByRole('figure', { name: /大盘300分时/ }).focus();
  await user.keyboard('{ArrowLeft}');
  const figures = screen.getByRole('figure');
  expect(figures).toHaveTextContent('10:00点数8,380.00较昨收−0.12%');
  await user.click(screen.getByRole('button', { name: /港股科技50/ }));
  expect(screen.getByRole('figure')).toHaveAccessibleName(/港股科技50/);
});

it('says of which day the figures are once the market is closed', async () => {
  const time = '2026-03-08T10:00:00.000+08:00';
  await show({ ...OPEN, open: false, session: 'holiday', status: '休市', time });
  expect(await screen.findByText('以下是03-04（周三）的收盘')).toBeVisible();
  expect(screen.getByText('，今天不交易', { exact: false })).toBeVisible();
  expect(screen.getByText(/现在没有开市，更新于10:00:00/)).toBeVisible();
});

it('has no curve and no change without the close before', async () => {
  const none = {
    ...quote('1', '新指数', 'CN'),
    previousClose: null,
    change: null,
    changeRate: null,
  };
  const { user } = await show({ ...OPEN, list: [none] });
  await user.click(await screen.findByRole('button', { name: /新指数.*昨收未公布.*--/ }));
  expect(screen.getByText('这一天的分时还没有公布')).toBeVisible();
});

it('asks again for what did not come, without a toast', async () => {
  let times = 0;
  const failing = answer(listIndices, () => {
    times += 1;
    return times === 1 ? new Refusal(90000, '系统繁忙', null) : OPEN;
  });
  const { user } = await renderScreen('/marketList', { as: 'visitor', answers: [failing] });
  expect(await screen.findByText('行情没有加载出来')).toBeVisible();
  expect(screen.queryByText('系统繁忙')).toBeNull();
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByRole('button', { name: /大盘300/ })).toBeVisible();
});

it('says that there are none', async () => {
  await show({ ...OPEN, list: [] });
  expect(await screen.findByText('还没有指数行情')).toBeVisible();
});
