import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amount } from '@/lib/figures';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import {
  bankcardDetail,
  bankcardList,
  bindCard,
  cardBin,
  defaultCard,
  endAgreement,
  replaceCard,
  startSigning,
  unbindCard,
} from '@/wire/gen/bankcards';
import { verifyPassword } from '@/wire/gen/identity';
import { queryClient } from '@/wire/query';
import { CARD_BIN } from '../../../../test/cardSamples';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { CardDetail } from './unsettled';

const CARD = sample(bankcardDetail);
const PAGE = `/cardInfo?cardId=${CARD.cardId}`;
const HELD = CARD.unsettled.filter(({ kind }) => kind === 'holding');
const PLANS = CARD.unsettled.filter(({ kind }) => kind === 'plan');
/** One fund may be held in several accounts. */
const FUNDS = new Set(HELD.map(({ fundCode }) => fundCode)).size;
const EMPTY: CardDetail = { ...CARD, unsettled: [], worth: '0.00', worthOn: null };

function show(card: CardDetail, more: Parameters<typeof renderScreen>[1] = {}) {
  const answers = [answer(bankcardDetail, card), ...(more.answers ?? [])];
  return renderScreen(PAGE, { ...more, answers });
}

it('says first what the card can still pay today, and what is on it', async () => {
  await show(CARD);
  expect(await screen.findByText('今天还能付')).toBeVisible();
  const left = amount(CARD.leftToday).replace(/\.00$/, '');
  expect(screen.getByText(new RegExp(left))).toBeVisible();
  expect(screen.getByText(/单日2,?000万/)).toBeVisible();
  expect(screen.getByRole('link', { name: /澄溪现金宝货币A.*1,000\.03/ })).toBeVisible();
});

it('lists what stands against unbinding, each with the way to settle it', async () => {
  await show(CARD);
  const list = within(await screen.findByRole('list'));
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/position',
    '/childAccount',
    '/myfixedinvest',
    ...CARD.unsettled.flatMap(({ orderNo }) =>
      orderNo ? [`/dealDetails?orderNo=${orderNo}`] : [],
    ),
    '/addCard',
  ]);
  expect(list.getByText(`${FUNDS}只基金的份额`)).toBeVisible();
  expect(list.getByText(`${PLANS.length}个定投挂在这张卡上`)).toBeVisible();
  expect(list.getAllByRole('link')[4]).toHaveTextContent('买入 澄溪短债债券A 1,000.00');
  // The shares of all funds are one thing to be settled.
  const left = links.length;
  expect(screen.getByRole('button', { name: `解绑还差${left}件` })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '设为默认' })).toBeNull();
});

const PLAN = { ...PLANS[0], planNo: '7' } as (typeof PLANS)[number];

it("says when the plans of a card run next, but of a child's only that it has the account", async () => {
  const later = { ...PLAN, planNo: '8', nextOn: '2026-12-10' };
  const sooner = { ...PLAN, planNo: '9', nextOn: '2026-12-03' };
  const child = { ...PLAN, kind: 'child', planNo: null, tradeAcco: '9' } as typeof PLAN;
  const ofChild = { ...PLAN, planNo: '10', tradeAcco: '9', nextOn: '2026-12-01' };
  await show({ ...EMPTY, unsettled: [ofChild, later, sooner, child] });
  expect(await screen.findByText('2个定投挂在这张卡上')).toBeVisible();
  expect(screen.getByRole('link', { name: /2个定投/ })).toHaveTextContent(
    '下一次12-03，先改到别的卡或终止',
  );
});

it('leads to a plan that rests, which would have no card when it goes on', async () => {
  await show({ ...EMPTY, unsettled: [{ ...PLAN, nextOn: null }] });
  const rests = await screen.findByRole('link', { name: /1个定投/ });
  expect(rests).toHaveTextContent('已暂停，先改到别的卡或终止');
  expect(rests).toHaveAttribute('href', '/fixedinvestdetail?planNo=7');
});

it('unbinds an empty card behind the password, and leaves its page', async () => {
  const done = { cardId: CARD.cardId, message: '已解绑江汀银行尾号0000的储蓄卡' };
  const { user, calls } = await show(EMPTY, {
    answers: [answer(verifyPassword, {} as never), answer(unbindCard, done)],
  });
  await user.click(await screen.findByRole('button', { name: '解绑这张卡' }));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1');
  await user.click(screen.getByRole('button', { name: '确认解绑' }));
  expect(await screen.findByText(done.message)).toBeVisible();
  expect(calls(unbindCard)).toEqual([{ cardId: CARD.cardId }]);
  await waitFor(() => expect(window.location.pathname).not.toBe('/cardInfo'));
});

it('stays with the sentence when an order came between', async () => {
  const refusal = new Refusal(13022, '这张卡上还有没了结的事，暂不能解绑', { unsettled: [] });
  const { user } = await show(EMPTY, {
    answers: [answer(verifyPassword, {} as never), answer(unbindCard, refusal)],
  });
  await user.click(await screen.findByRole('button', { name: '解绑这张卡' }));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1');
  await user.click(screen.getByRole('button', { name: '确认解绑' }));
  expect(await screen.findByText(/没了结的事/)).toBeVisible();
  expect(window.location.pathname).toBe('/cardInfo');
});

it('makes another card the default', async () => {
  const { user, calls } = await show(EMPTY, {
    answers: [answer(defaultCard, { ...CARD, isDefault: true })],
  });
  await user.click(await screen.findByRole('button', { name: '设为默认' }));
  await waitFor(() => expect(calls(defaultCard)).toEqual([{ cardId: CARD.cardId }]));
});

it('says of a card that is gone where the others are', async () => {
  await renderScreen(PAGE, {
    answers: [answer(bankcardDetail, new Refusal(10404, '没有找到', null))],
  });
  expect(await screen.findByText('这张卡不在了')).toBeVisible();
  expect(screen.getByRole('button', { name: '看我的银行卡' })).toBeVisible();
});

async function askToEnd() {
  const rendered = await show(CARD, { answers: [answer(endAgreement, {} as never)] });
  await rendered.user.click(await screen.findByRole('button', { name: '解除快捷支付' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/不能再付款/)).toBeVisible();
  return { ...rendered, question };
}

it('ends the agreement of a card only by the lower button, and says what it means', async () => {
  const { user, calls, question } = await askToEnd();
  await user.click(question.getByRole('button', { name: '解除快捷支付' }));
  expect(await screen.findByRole('heading', { name: '已解除快捷支付' })).toBeVisible();
  expect(calls(endAgreement)).toEqual([{ cardId: CARD.cardId }]);
});

it('keeps the agreement by the upper button', async () => {
  const { user, calls, question } = await askToEnd();
  await user.click(question.getByRole('button', { name: '先不解除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls(endAgreement)).toEqual([]);
});

const BIN = { ...CARD_BIN, bankCode: 'JTB', bankName: '江汀银行' };
const NEW = '6299010000000017426';

async function typeNew(bankCode: string) {
  const [old] = sample(bankcardList).list;
  const signing = {
    serialNo: '9',
    smsSent: true,
    needProof: false,
    mobile: '138****0001',
    resendAfterSeconds: 60,
  };
  const rendered = await renderScreen(`/addCard?replaces=${old?.cardId}`, {
    answers: [
      answer(cardBin, { ...BIN, bankCode }),
      answer(verifyPassword, {} as never),
      answer(replaceCard, signing),
      answer(bindCard, { ...CARD, cardId: '9' }),
    ],
  });
  await screen.findByRole('heading', { name: '换一张卡' });
  await rendered.user.type(await screen.findByLabelText('卡号'), NEW);
  await rendered.user.type(screen.getByLabelText('预留手机号'), '13800000001');
  return { ...rendered, old };
}

it('replaces a card behind the password, never without it', async () => {
  const { user, calls, old } = await typeNew('JTB');
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: '同意协议并验证' }));
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1');
  await user.click(screen.getByRole('button', { name: '确认换卡' }));
  expect(await screen.findByText(/银行已把验证码发到/)).toBeVisible();
  const asked = { cardId: old?.cardId, cardNo: NEW, mobile: '13800000001' };
  expect(calls(replaceCard)).toEqual([asked]);
  expect(calls(startSigning)).toEqual([]);
});

it('does not let a card of another bank take its place', async () => {
  await typeNew('YZB');
  expect(await screen.findByText('须为江汀银行的卡')).toBeVisible();
  expect(screen.getByRole('button', { name: '同意协议并验证' })).toBeDisabled();
});

it('adds no card where the one that is to be replaced is not known', async () => {
  await renderScreen('/addCard?replaces=404');
  expect(await screen.findByText('这张卡不在了')).toBeVisible();
  expect(screen.queryByRole('button', { name: '同意协议并验证' })).toBeNull();
});

it('adds no card while the cards have not come', async () => {
  await renderScreen('/addCard?replaces=404', { answers: [answer(bankcardList, new Error('no'))] });
  expect(await screen.findByText('银行卡没有加载出来')).toBeVisible();
  expect(screen.queryByRole('button', { name: '同意协议并验证' })).toBeNull();
});

it('says once that children use the card, and where, and redeems from their account', async () => {
  const nothing = { amount: null, fundCode: null, orderNo: null, shares: null, until: null };
  const child = (tradeAcco: string) => ({
    ...nothing,
    kind: 'child' as const,
    title: '',
    tradeAcco,
  });
  const [holding] = CARD.unsettled.filter(({ kind }) => kind === 'holding');
  if (!holding) throw new Error('the sample has a holding');
  const held = { ...holding, tradeAcco: '0000000001009' };
  await show({ ...CARD, unsettled: [held, child('0000000001009'), child('0000000001010')] });
  const list = within(await screen.findByRole('list'));
  const [redeeming, children] = list.getAllByRole('link');
  expect(list.getAllByRole('link')).toHaveLength(2);
  expect(children).toHaveTextContent('小账户还在用这张卡');
  expect(children).toHaveAttribute('href', '/childAccount');
  expect(redeeming).toHaveAttribute(
    'href',
    `/ransom?fundCode=${holding.fundCode}&acco=0000000001009`,
  );
});

it('says what does not stand against unbinding, and when it was looked for', async () => {
  await show({ ...CARD, unsettled: HELD });
  const list = within(await screen.findByRole('list'));
  expect(list.getByText('没有在途交易、待核实的付款、待到账的钱、定投')).toBeVisible();
  expect(list.getByText(/\d\d:\d\d查$/)).toBeVisible();
});

it('keeps a line that is settled while somebody looks, with its tick', async () => {
  let settled = false;
  await renderScreen(PAGE, { answers: [answer(bankcardDetail, () => (settled ? EMPTY : CARD))] });
  await screen.findByText(`${FUNDS}只基金的份额`);
  settled = true;
  await act(() =>
    queryClient.refetchQueries({ queryKey: bankcardDetail({ cardId: CARD.cardId }).queryKey }),
  );
  expect(await screen.findByRole('button', { name: '解绑这张卡' })).toBeEnabled();
  expect(screen.getByText(`${FUNDS}只基金的份额`)).toBeVisible();
  expect(screen.getAllByText('已了结').length).toBeGreaterThan(0);
});

it('tells neither by the figure nor by the bar what was used, where amounts are hidden', async () => {
  amountsHidden.set(true);
  await show({ ...CARD, paidToday: '10000.00', leftToday: '19990000.00' });
  expect(await screen.findByText('今天还能付')).toBeVisible();
  expect(screen.queryByText(/19,990,000/)).toBeNull();
  expect(screen.queryByText(/10,000/)).toBeNull();
  expect(screen.getByText(/单日2,?000万/)).toBeVisible();
  amountsHidden.set(false);
});

it('shows few of many holdings at first', async () => {
  const [held] = CARD.unsettled;
  if (!held) throw new Error('the sample has a holding');
  const many = Array.from({ length: 9 }, (_, at) => ({ ...held, fundCode: `03100${at}` }));
  const { user } = await show({ ...CARD, unsettled: many });
  const card = (await screen.findByText('这张卡买的份额')).closest('section') as HTMLElement;
  expect(within(card).getAllByRole('link')).toHaveLength(5);
  await user.click(within(card).getByRole('button', { name: '全部9笔' }));
  expect(within(card).getAllByRole('link')).toHaveLength(9);
});
