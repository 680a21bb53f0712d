import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { orderPromises } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { toneOf } from './promised';

type Told = Output<typeof orderPromises>;

const day = {
  promisedDay: '2026-03-02',
  actualDay: '2026-03-02',
  promisedFee: null,
  actualFee: null,
  nav: null,
  verdict: 'kept',
  why: '',
} as const;
const TOLD: Told = {
  orderNo: '77',
  kindName: '买入',
  fundCode: '031476',
  fundName: '听松红利指数C',
  statusName: '确认成功',
  createdAt: '2026-03-02T14:59:59.000+08:00',
  promises: [
    {
      ...day,
      kind: 'tDay',
      actualDay: '2026-03-03',
      verdict: 'worse',
      why: '付款成功时已过15:00，按3月3日净值确认',
    },
    { ...day, kind: 'nav', actualDay: null, nav: '1.23450000' },
    { ...day, kind: 'confirm', actualDay: null, verdict: 'open' },
    {
      ...day,
      kind: 'fee',
      promisedDay: null,
      actualDay: null,
      promisedFee: '7.99',
      actualFee: '4.00',
      verdict: 'better',
      why: '只确认了5,000.00元，手续费按确认的金额算',
    },
  ],
};

const show = (told: Told | Refusal) =>
  renderScreen('/dealInfo?orderNo=77', { answers: [answer(orderPromises, told)] });

it('shows each promise beside what came, with a word where they differ and why', async () => {
  await show(TOLD);
  const card = (title: string) => screen.getByRole('heading', { name: title }).closest('.card');
  expect(await screen.findByText('买入 听松红利指数C')).toBeVisible();
  expect(card('按哪天的净值')).toHaveTextContent('和承诺不同');
  expect(card('按哪天的净值')).toHaveTextContent('付款成功时已过15:00，按3月3日净值确认');
  expect(card('净值')).toHaveTextContent('按1.2345成交');
  expect(card('确认')).toHaveTextContent('未到');
  expect(card('手续费')).toHaveTextContent('少收了下单时承诺7.99元实际4.00元');
  expect(screen.getByRole('link', { name: '看这笔交易的进度' })).toHaveAttribute(
    'href',
    '/dealDetails?orderNo=77',
  );
});

it('says of shares that move what they were worth, and not that they were sold', async () => {
  await show({ ...TOLD, kindName: '份额划转' });
  expect(await screen.findByText('按1.2345计算市值')).toBeVisible();
  expect(screen.getByRole('heading', { name: '划转日' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('成交');
});

it('says of an order without promises why there are none', async () => {
  await show({ ...TOLD, promises: [] });
  expect(await screen.findByText('这笔没有承诺的日期')).toBeVisible();
  expect(screen.getByRole('button', { name: '看这笔交易的进度' })).toBeVisible();
});

it('leads from an order that is not found to the records', async () => {
  await show(new Refusal(90404, '没有找到', null));
  expect(await screen.findByText('没有找到')).toBeVisible();
  expect(screen.getByRole('button', { name: '看交易记录' })).toBeVisible();
});

it('warns of what is worse only', () => {
  const verdicts = ['kept', 'better', 'worse', 'open', 'void'] as const;
  expect(verdicts.map(toneOf)).toEqual(['brand', 'brand', 'warn', 'plain', 'plain']);
});

it('hides what it says of money where amounts are hidden, and no price', async () => {
  const { user } = await show(TOLD);
  await screen.findByText('7.99元');
  await user.click(screen.getByRole('button', { name: '隐藏金额' }));
  const fee = screen.getByRole('heading', { name: '手续费' }).closest('.card');
  expect(fee).toHaveTextContent('****元');
  expect(fee).not.toHaveTextContent(/\d\.\d/);
  expect(document.body).toHaveTextContent('按1.2345成交');
  await user.click(screen.getByRole('button', { name: '显示金额' }));
  expect(fee).toHaveTextContent('只确认了5,000.00元');
});
