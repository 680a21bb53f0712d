import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userInfo, userinfo } from '@/wire/gen/accounts';
import { bankcardDetail } from '@/wire/gen/bankcards';
import { closing } from '@/wire/gen/privacy';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';

/** Somebody on the way to an account. */
const unopened = (certified: boolean) => [
  answer(userinfo, { ...sample(userinfo, 'newcomer'), opened: false, certified }),
  answer(userInfo, { ...sample(userInfo, 'newcomer'), opened: false, certified }),
];

it('says that the account is being closed, and leads there', async () => {
  const asked = { ...sample(closing), dueOn: '2026-12-23', canCancel: true };
  const { user } = await renderScreen('/addCard', { answers: [answer(closing, asked)] });
  expect(await screen.findByText('账户12-23 15:00注销')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '去看看' }));
  await waitFor(() => expect(location.pathname).toBe('/closeAccount'));
});

it.each([
  [true, '第一张卡在开户时绑定，接着开户就能绑'],
  [false, '第一张卡在开户时绑定，先完成实名认证'],
])('asks for a real name only where there is none: %s', async (certified, text) => {
  await renderScreen('/addCard', {
    as: 'newcomer',
    answers: unopened(certified),
  });
  expect(await screen.findByText(text)).toBeVisible();
});

it('goes on with the first card where it is bound, on the way to an account', async () => {
  const card = {
    ...sample(bankcardDetail),
    protocolState: '1' as const,
    auditState: '1',
    tradeAcco: null,
    boundAt: null,
    accounts: [],
    unsettled: [],
  };
  const { user } = await renderScreen(`/cardInfo?cardId=${card.cardId}`, {
    answers: [...unopened(true), answer(bankcardDetail, card)],
  });
  await user.click(await screen.findByRole('button', { name: '继续绑定' }));
  await waitFor(() => expect(location.pathname).toBe('/bankauth'));
});
