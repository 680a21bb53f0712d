import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '@/route/history';
import { cardDraft } from '@/trade/card/drafts';
import { bindingWords, signingWords } from '@/trade/card/words';
import { userInfo, userinfo } from '@/wire/gen/accounts';
import {
  bankcardDetail,
  bankcardList,
  bindCard,
  cardBin,
  replaceCard,
  startSigning,
} from '@/wire/gen/bankcards';
import { verifyPassword } from '@/wire/gen/identity';
import { closing } from '@/wire/gen/privacy';
import { CARD_BIN } from '../../../test/cardSamples';
import { hold } from '../../../test/hold';
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

const SIGNING = {
  serialNo: '7001',
  mobile: '138****0001',
  resendAfterSeconds: 60,
  needProof: false,
  proofReason: '',
};
const MOBILE = '13800000001';
const FIRST = { cardNo: '6299040000000070007', mobile: MOBILE };
const SECOND = { cardNo: '6299040000000080006', mobile: MOBILE };

/** The form with the first card's number, whose bank takes its time. */
async function asked() {
  act(() => visit('/fundlist'));
  const rendered = await renderScreen('/addCard', {
    answers: [
      answer(cardBin, CARD_BIN),
      answer(startSigning, SIGNING as never),
      answer(bindCard, sample(bankcardDetail)),
    ],
  });
  await screen.findByLabelText('卡号');
  const { user } = rendered;
  act(() => cardDraft.set(FIRST));
  await user.click(screen.getByRole('checkbox'));
  return rendered;
}

const next = () => screen.findByRole('button', { name: bindingWords.next });

it('does not go on with the answer to a number that is another one by now', async () => {
  const { user, calls } = await asked();
  const answered = hold(startSigning);
  await user.click(await next());
  act(() => cardDraft.set(SECOND));
  await answered();
  expect(screen.queryByRole('dialog', { name: signingWords.title })).toBeNull();
  await user.click(await next());
  expect(await screen.findByRole('dialog', { name: signingWords.title })).toBeVisible();
  expect(calls(startSigning).map(({ cardNo }) => cardNo)).toEqual([FIRST.cardNo, SECOND.cardNo]);
});

it('leaves whoever has gone on where he is when the card is bound', async () => {
  const { user } = await asked();
  await user.click(await next());
  await screen.findByRole('dialog', { name: signingWords.title });
  const answered = hold(bindCard);
  for (const digit of '123456') await user.keyboard(digit);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(screen.queryByLabelText('卡号')).toBeNull());
  await answered();
  expect(await screen.findByText(bindingWords.bound)).toBeVisible();
  expect(location.pathname).toBe('/fundlist');
  expect(cardDraft.get().cardNo).toBe('');
});

/** The new card of another, confirmed by the password and then put away; the bank takes its time. */
async function replaced() {
  const [old] = sample(bankcardList).list;
  if (!old) throw new Error('no card');
  const { cardId, bankCode, bankName } = old;
  act(() => visit('/fundlist'));
  const rendered = await renderScreen(`/addCard?replaces=${cardId}`, {
    answers: [
      answer(cardBin, { ...CARD_BIN, bankCode, bankName }),
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
      answer(replaceCard, { ...SIGNING, needProof: true } as never),
    ],
  });
  await screen.findByLabelText('卡号');
  const { user, calls } = rendered;
  act(() => cardDraft.set(FIRST));
  await user.click(screen.getByRole('checkbox'));
  await user.click(await next());
  const answered = hold(replaceCard);
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(calls(replaceCard)).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('登录密码')).toBeNull());
  return { ...rendered, answered };
}

it('does not replace a card by a number that is another one by now', async () => {
  const { answered } = await replaced();
  act(() => cardDraft.set(SECOND));
  await answered();
  expect(location.pathname).toBe('/addCard');
});

it('leaves whoever has gone on where he is when the bank has been asked for the new card', async () => {
  const { user, answered } = await replaced();
  await user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(screen.queryByLabelText('卡号')).toBeNull());
  await answered();
  expect(location.pathname).toBe('/fundlist');
});
