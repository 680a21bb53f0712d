import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { indexTrend, listIndices } from '@/wire/gen/market';
import { QUOTE } from '../../../test/quoteSample';
import { answer, renderScreen } from '../../../test/renderScreen';
import type { Board, Quote } from './board';

const quote = (indexCode: string, indexName: string, market: string): Quote => ({
  ...QUOTE,
  indexCode,
  indexName,
  market,
});

const clock = (market: string, open: boolean, status: string, next: string) => ({
  market,
  day: '2026-03-04',
  open,
  session: open ? ('morning' as const) : ('beforeOpen' as const),
  status,
  next,
  hours:
    market === 'US'
      ? [{ from: 1350, to: 1740 }]
      : [
          { from: 570, to: 690 },
          { from: 780, to: 900 },
        ],
  halfDay: false,
  minute: 668,
});

const OPEN: Board = {
  list: [quote('900300', '大盘300', 'CN'), quote('980050', '港股科技50', 'HK')],
  open: true,
  session: 'morning',
  status: '交易中',
  time: '2026-03-04T11:08:20.000+08:00',
  cutoffAt: '2026-03-04T15:00:00.000+08:00',
  markets: [
    clock('CN', true, '交易中', '11:30午间休市'),
    clock('HK', true, '交易中', '12:00午间休市'),
    clock('US', false, '未开盘', '今晚22:30开盘'),
  ],
};

const show = (board: Board) =>
  renderScreen('/marketList', { as: 'visitor', answers: [answer(listIndices, board)] });

it('shows each market with its own hours, and the high and low of its indices', async () => {
  await show({
    ...OPEN,
    list: [...OPEN.list, { ...quote('990500', '美国500', 'US'), date: '2026-03-03' }],
  });
  expect(await screen.findByRole('heading', { name: '内地' })).toBeVisible();
  expect(screen.getByText('，11:30午间休市', { exact: false })).toBeVisible();
  expect(screen.getByText('，12:00午间休市', { exact: false })).toBeVisible();
  expect(screen.getByText('，今晚22:30开盘', { exact: false })).toBeVisible();
  expect(screen.getByText('以下是03-03（周二）的收盘')).toBeVisible();
  expect(screen.getByRole('button', { name: /大盘300 ?高 8,395\.10 ?低 8,350\.02/ })).toBeVisible();
  expect(screen.getByText(/每60秒更新，上次11:08:20/)).toBeVisible();
});

it('goes from the minutes to closes of months and years', async () => {
  const trend = answer(indexTrend, ({ indexCode }) => ({
    indexCode,
    indexName: '大盘300',
    days: ['2025-03-04', '2025-09-04', '2026-03-03'],
    closes: ['8000.00', '8100.00', '8390.33'],
    rates: ['0.0000', '0.0125', '0.0488'],
  }));
  const answers = [answer(listIndices, OPEN), trend];
  const { user, calls } = await renderScreen('/marketList', { as: 'visitor', answers });
  await user.click(await screen.findByRole('button', { name: /大盘300/ }));
  expect(calls(indexTrend)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: '1年' }));
  const chart = await screen.findByRole('figure', { name: /大盘300近1年涨跌/ });
  expect(calls(indexTrend)).toEqual([{ indexCode: '900300', range: '1y' }]);
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart).toHaveTextContent('+1.25%');
  expect(screen.getByText('今开').closest('dl')).toHaveTextContent(
    '昨收8,390.33今开8,391.00最高8,395.10最低8,350.02',
  );
});

it('says that a trend did not come, and the minutes stay', async () => {
  const failing = answer(indexTrend, new Refusal(90000, '系统繁忙', null));
  const answers = [answer(listIndices, OPEN), failing];
  const { user } = await renderScreen('/marketList', { as: 'visitor', answers });
  await user.click(await screen.findByRole('button', { name: /大盘300/ }));
  await user.click(screen.getByRole('radio', { name: '3年' }));
  expect(await screen.findByText('走势没有加载出来')).toBeVisible();
  expect(screen.queryByText('系统繁忙')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '分时' }));
  expect(screen.getByRole('figure', { name: /大盘300分时/ })).toBeVisible();
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
  const holiday = {
    ...clock('CN', false, '休市', '今天不交易，3月9日9:30开盘'),
    day: '2026-03-08',
  };
  const markets = [{ ...holiday, session: 'holiday' as const }];
  await show({ ...OPEN, open: false, session: 'holiday', status: '休市', time, markets });
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
    high: null,
    low: null,
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
