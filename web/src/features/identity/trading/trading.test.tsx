import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { bankcardList, defaultCard } from '@/wire/gen/bankcards';
import { verifyPassword } from '@/wire/gen/identity';
import { setTrading, tradingSettings } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

type Settings = Output<typeof tradingSettings>;

const FIRST: Settings = { quick: true, deferRest: true, payFirst: 'card', costMethod: 'average' };

const VERIFIED = { valid: true, unlockedUntil: '2026-11-23T15:00:00.000+08:00' };

/** A server that keeps what is set. */
function keeping(first: Settings) {
  let held = first;
  return [
    answer(tradingSettings, () => held),
    answer(setTrading, (asked) => {
      held = { ...held, ...(asked as Partial<Settings>) };
      return held;
    }),
  ];
}

it('sets one thing and leaves the others', async () => {
  const { user, calls } = await renderScreen('/trading', { as: 'holder', answers: keeping(FIRST) });
  const cost = await screen.findByRole('radiogroup', { name: '持仓成本怎么算' });
  await user.click(within(cost).getByRole('radio', { name: /摊薄成本/ }));
  expect(calls(setTrading)).toEqual([{ costMethod: 'diluted' }]);
  await waitFor(() => expect(within(cost).getByRole('radio', { name: /摊薄/ })).toBeChecked());
  const rest = screen.getByRole('radiogroup', { name: '遇到巨额赎回' });
  await user.click(within(rest).getByRole('radio', { name: /撤销/ }));
  expect(calls(setTrading)[1]).toEqual({ deferRest: false });
  expect(within(cost).getByRole('radio', { name: /摊薄/ })).toBeChecked();
});

it('does not show as chosen what was refused', async () => {
  const { user } = await renderScreen('/trading', {
    as: 'holder',
    answers: [answer(tradingSettings, FIRST), answer(setTrading, new Refusal(90002, '请稍后再试'))],
  });
  const pay = await screen.findByRole('radiogroup', { name: '买入时先用什么付' });
  await user.click(within(pay).getByRole('radio', { name: /货币基金/ }));
  expect(await screen.findByText('请稍后再试')).toBeVisible();
  expect(within(pay).getByRole('radio', { name: /^银行卡/ })).toBeChecked();
});

it('switches quick redemptions off at once, and on behind the password', async () => {
  const { user, calls } = await renderScreen('/trading', {
    as: 'holder',
    answers: [...keeping(FIRST), answer(verifyPassword, VERIFIED)],
  });
  await user.click(await screen.findByRole('switch', { name: '快速赎回' }));
  expect(await screen.findByText('已关闭，只能普通赎回')).toBeVisible();
  expect(calls(verifyPassword)).toEqual([]);
  await user.click(screen.getByRole('switch', { name: '快速赎回' }));
  await user.type(await screen.findByLabelText('登录密码'), 'Right-1234');
  await user.click(screen.getByRole('button', { name: '确认打开' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: '快速赎回' })).toBeChecked());
  expect(calls(verifyPassword)).toEqual([{ password: 'Right-1234' }]);
  expect(calls(setTrading)).toEqual([{ quick: false }, { quick: true }]);
});

it('offers another card first', async () => {
  const there = sample(bankcardList);
  const [own] = there.list;
  if (!own) throw new Error('the holder has a card');
  const other = { ...own, cardId: '99', bankName: '建设银行', tail: '8888', isDefault: false };
  const list = [{ ...own, isDefault: true }, other];
  const { user, calls } = await renderScreen('/trading', {
    as: 'holder',
    answers: [
      ...keeping(FIRST),
      answer(bankcardList, { ...there, list }),
      answer(defaultCard, { ...other, isDefault: true }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /默认银行卡/ }));
  await user.click(await screen.findByRole('radio', { name: /建设银行 8888/ }));
  expect(calls(defaultCard)).toEqual([{ cardId: '99' }]);
});
