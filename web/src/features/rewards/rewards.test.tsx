import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { Refusal } from '@/wire/failure';
import {
  activityDetail,
  buyLesson,
  myPoints,
  pointLessons,
  pointRules,
  readForPoints,
  signInForPoints,
} from '@/wire/gen/rewards';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';

const TITLE = '公募基金销售费用新规实施说明';
const points = sample(myPoints);
const unsigned = { ...points, today: { ...points.today, isSignedIn: false, signInPoints: 5 } };

afterEach(() => {
  vi.useRealTimers();
});

it('signs in once and says what it earned', async () => {
  let signed = false;
  const { user, calls } = await renderScreen('/myJiaDou', {
    answers: [
      answer(myPoints, () =>
        signed ? { ...unsigned, today: { ...unsigned.today, isSignedIn: true } } : unsigned,
      ),
      answer(signInForPoints, () => {
        signed = true;
        return { earned: 5, available: 15 };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '签到，得5嘉豆' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('签到成功，得5嘉豆'));
  expect(await screen.findByRole('button', { name: '今天已签到' })).toBeDisabled();
  expect(calls(signInForPoints)).toHaveLength(1);
});

it('asks before points are spent, and names what is left', async () => {
  const lessons = sample(pointLessons);
  const [first, ...rest] = lessons.list.map((one) => ({ ...one, points: 60, isBought: false }));
  if (!first) throw new Error('no lesson in the sample');
  const { user, calls } = await renderScreen('/myJiaDou', {
    answers: [
      answer(pointLessons, { available: 75, list: [first, ...rest] }),
      answer(buyLesson, { available: 15, list: [{ ...first, isBought: true }, ...rest] }),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`60嘉豆.*${first.title}`) }),
  );
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/还剩15嘉豆/)).toBeVisible();
  expect(calls(buyLesson)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '确认兑换' }));
  await waitFor(() => expect(calls(buyLesson)).toEqual([{ lessonId: first.lessonId, points: 60 }]));
  await waitFor(() => expect(toasts.get()?.text).toBe('已兑换，可以开始学习了'));
});

it('says how many points are missing where a button would be refused', async () => {
  const list = sample(pointLessons).list.map((one) => ({ ...one, points: 60, isBought: false }));
  await renderScreen('/myJiaDou', { answers: [answer(pointLessons, { available: 25, list })] });
  expect(await screen.findAllByText('还差35嘉豆')).toHaveLength(list.length);
  expect(screen.queryByRole('button', { name: /^60嘉豆/ })).toBeNull();
});

it('shows what a purchase has frozen, and what became of vouchers', async () => {
  const [first] = points.list;
  if (!first) throw new Error('no record in the sample');
  const record = (recordId: string, more: object) => ({ ...first, recordId, ...more });
  const list = [
    record('3', { kind: 'voucherBack', kindName: '抵费券退回', title: '澄溪短债A', points: 100 }),
    record('2', { kindName: '抵费券', title: '澄溪短债A', points: -100, stateName: '已退回' }),
    record('1', { kindName: '抵费券', title: '澄溪远见A', points: -100, stateName: '冻结中' }),
  ];
  await renderScreen('/myJiaDou', {
    answers: [answer(myPoints, { ...points, frozen: 100, list, hasMore: false })],
  });
  expect(await screen.findByText('另有100个冻结中，等买入的订单确认')).toBeVisible();
  expect(screen.getByText(/^抵费券 · 冻结中 · /)).toBeVisible();
  expect(screen.getByText(/^抵费券 · 已退回 · /)).toBeVisible();
  expect(screen.getByText('+100')).toBeVisible();
  expect(screen.getAllByText('−100')).toHaveLength(2);
});

it('names the voucher beside the lessons while one is given', async () => {
  const lessons = sample(pointLessons);
  const voucher = { voucherId: 'fee', name: '嘉豆抵费券', points: 120, lowersBy: '0.0500' };
  await renderScreen('/myJiaDou', { answers: [answer(pointLessons, { ...lessons, voucher })] });
  expect(await screen.findByText('嘉豆抵费券')).toBeVisible();
  expect(screen.getByText('120嘉豆')).toBeVisible();
});

it('tells the rules to a visitor with the figures of the day', async () => {
  const rules = { ...sample(pointRules), signInPoints: 8, lotMonths: 9 };
  await renderScreen('/jiadou', { as: 'visitor', answers: [answer(pointRules, rules)] });
  expect(await screen.findByText('+8')).toBeVisible();
  expect(screen.getByText(/9个月内有效/)).toBeVisible();
  expect(screen.getByRole('button', { name: '登录看我的嘉豆' })).toBeVisible();
});

it('shares an activity with the number of who shares it', async () => {
  const share = vi.fn((_: { url: string }) => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { user } = await renderScreen('/shareActivity?activityId=learn-2026');
  const act = await screen.findByRole('button', { name: '分享给朋友' });
  await screen.findByText(/链接里只有你的客户号/);
  await user.click(act);
  await user.click(await screen.findByRole('button', { name: '分享链接' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]?.[0].url).toMatch(
    /shareActivity\?activityId=learn-2026&custShareNo=\d{10}/,
  );
  vi.unstubAllGlobals();
});

it('says that an activity is over, and shares it no more', async () => {
  const over = { ...sample(activityDetail), hasEnded: true };
  await renderScreen('/shareActivity?activityId=learn-2026', {
    as: 'visitor',
    answers: [answer(activityDetail, over)],
  });
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.queryByRole('button', { name: '分享给朋友' })).toBeNull();
});

it('leads on from an activity that is not there', async () => {
  await renderScreen('/shareActivity?activityId=none', {
    as: 'visitor',
    answers: [answer(activityDetail, new Refusal(90404, '没有找到这个活动，可能已经撤下'))],
  });
  expect(await screen.findByText('没有找到这个活动，可能已经撤下')).toBeVisible();
  expect(screen.getByRole('button', { name: '看正在进行的活动' })).toBeVisible();
});

it('counts a notice as read after it was open for a while, of customers only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const earned = [answer(readForPoints, { earned: 10, available: 20 })];
  const { calls } = await renderScreen('/noticedetail?id=fee-2026', { answers: earned });
  await screen.findByText(TITLE);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(calls(readForPoints)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(calls(readForPoints)).toEqual([{ key: 'fee-2026' }]);
  expect(toasts.get()?.text).toBe('读完一篇，得10嘉豆');
});

it('counts nothing of a visitor', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await renderScreen('/noticedetail?id=fee-2026', { as: 'visitor' });
  await screen.findByText(TITLE);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(calls(readForPoints)).toEqual([]);
});
