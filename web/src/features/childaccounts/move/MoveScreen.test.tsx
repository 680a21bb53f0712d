import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { dropDraft, keepDraft } from '@/trade/form/useOrderDraft';
import { Refusal } from '@/wire/failure';
import { children, movableShares, moveShares } from '@/wire/gen/childaccounts';
import { verifyPassword } from '@/wire/gen/identity';
import { placeOrder } from '@/wire/gen/orders';
import { openAct, settleAct } from '@/wire/openAct';
import { CHILDREN, MOVABLE } from '../../../../test/childSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const PATH = '/childMove?childNo=1';
const FUND = '033506';
const OF = `move 1 into ${FUND}`;
const FORM = `${PATH}&fundCode=${FUND}`;

beforeEach(() => {
  amountsHidden.set(false);
  dropDraft(OF);
  dropDraft(`move 1 out ${FUND}`);
  const open = openAct.get();
  if (open) settleAct(open.key);
});

function show(path = PATH, ...answers: TestAnswer[]) {
  return renderScreen(path, {
    answers: [
      ...answers,
      answer(movableShares, MOVABLE),
      answer(children, CHILDREN),
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
    ],
  });
}

function fill(amount: string) {
  keepDraft({ of: OF, fundCode: '', amount, asked: '', accepted: [] });
}

const PLACED = { ...sample(placeOrder), orderNo: '2026030400481926', kind: '026' } as const;

it('says what may move with its value and profit, and why the rest stays', async () => {
  await show();
  const row = await screen.findByRole('link', { name: /^芷汀大盘300指数A/ });
  expect(row).toHaveTextContent(/可划转9,851\.21份.*15,672\.29.*\+272\.29/);
  expect(row).toHaveAttribute('href', `/childMove?childNo=1&way=into&fundCode=${FUND}`);
  const bonds = screen.getByRole('link', { name: /^澄溪纯债债券A/ });
  expect(bonds).toHaveTextContent(/另有314\.15份等确认.*−210\.62/);
  expect(screen.getByText(/^货币基金没有赎回费和持有天数/)).toBeVisible();
  const cash = screen.getByRole('link', { name: /货币A.*去赎回/ });
  expect(cash).toHaveAttribute('href', `/ransom?fundCode=031000&acco=${MOVABLE.ownAcco}`);
  expect(screen.getByText('小满的小账户')).toBeVisible();
});

it('goes the other way by one tap', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('radio', { name: '转回我的账户' }));
  expect(window.location.search).toBe('?childNo=1&way=out');
  expect(await screen.findByRole('link', { name: /5,425\.94份.*\+632\.13/ })).toBeVisible();
});

it('hides the sums', async () => {
  amountsHidden.set(true);
  await show();
  await screen.findByRole('link', { name: /^芷汀大盘300指数A/ });
  expect(document.body).not.toHaveTextContent(/9,851|15,672|272\.29|34,310/);
});

it('says what to do where nothing is held', async () => {
  await show(`${PATH}&way=out`, answer(movableShares, { ...MOVABLE, out: [] }));
  expect(await screen.findByText('小账户里还没有份额')).toBeVisible();
  expect(screen.getByRole('link', { name: '从我的账户划转' })).toHaveAttribute(
    'href',
    '/childMove?childNo=1&way=into',
  );
  expect(screen.getByRole('link', { name: '给孩子买入' })).toHaveAttribute(
    'href',
    '/childAccount/recommend?childNo=1',
  );
});

it('says what goes along with half of the shares', async () => {
  const { user } = await show(FORM);
  await user.click(await screen.findByRole('button', { name: '1/2' }));
  const card = screen.getByRole('heading', { name: '一起过去的' }).closest('section');
  expect(card).toHaveTextContent('约7,836.14元按03-03净值1.5909估算');
  expect(card).toHaveTextContent('7,699.99元我的账户留下7,700.01元');
  expect(card).toHaveTextContent('持有收益+136.15元');
  expect(card).toHaveTextContent('留下的是后买的，赎回费可能高一些');
  expect(screen.getByRole('link', { name: '份额明细' })).toHaveAttribute(
    'href',
    `/sharedetail?fundCode=${FUND}`,
  );
  expect(card).toHaveTextContent('照旧，不重新算');
  expect(card).toHaveTextContent('手续费不收');
  expect(card).toHaveTextContent('我的账户剩4,925.61份');
  expect(card).toHaveTextContent('小满的小账户有10,351.54份');
  expect(screen.getByText('15:00前可以撤单，撤了份额马上恢复可用')).toBeVisible();
});

it('takes all with one tap, and leaves no cost behind', async () => {
  const { user } = await show(FORM);
  await user.click(await screen.findByRole('button', { name: '全部' }));
  expect(screen.getByText('15,400.00元')).toBeVisible();
  expect(screen.getByText('全部过去，什么也不留下')).toBeVisible();
  expect(screen.queryByText(/^留下的是后买的/)).toBeNull();
});

it('says at the shares what would be left too small', async () => {
  fill('9850.50');
  await show(FORM);
  expect(await screen.findByText(/^划转后剩0\.71份，少于最低持有1份/)).toBeVisible();
  expect(screen.getByText('先改份额')).toBeVisible();
  expect(screen.getByRole('button', { name: '确认划转' })).toBeDisabled();
});

it('moves the shares as they were read, and shows the result', async () => {
  fill('4925.6');
  const { user, calls } = await show(FORM, answer(moveShares, PLACED));
  await user.click(await screen.findByRole('button', { name: '确认划转' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('转入 小满的小账户')).toBeVisible();
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(moveShares)).toEqual([
    {
      childNo: 1,
      fundCode: FUND,
      tradeAcco: MOVABLE.ownAcco,
      shares: '4925.60',
      promisedDay: '2026-03-04',
    },
  ]);
});

it('gives the child’s account where the shares go out of it', async () => {
  const { user, calls } = await show(`${FORM}&way=out`, answer(moveShares, PLACED));
  await user.click(await screen.findByRole('button', { name: '全部' }));
  await user.click(screen.getByRole('button', { name: '确认划转' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(calls(moveShares)).toHaveLength(1));
  expect(calls(moveShares)[0]).toMatchObject({ tradeAcco: MOVABLE.childAcco, shares: '5425.94' });
});

it('says at the shares why the server refused, and keeps what is filled in', async () => {
  fill('4925.6');
  const why = '可划转份额不足，最多可划转4,000.00份';
  let short = false;
  const [cash, index, ...rest] = MOVABLE.into;
  if (!cash || !index) throw new Error('two funds');
  const less = { ...MOVABLE, into: [cash, { ...index, available: '4000.00' }, ...rest] };
  const { user } = await show(
    FORM,
    answer(moveShares, () => {
      short = true;
      return new Refusal(16110, why, null);
    }),
    answer(movableShares, () => (short ? less : MOVABLE)),
  );
  await user.click(await screen.findByRole('button', { name: '确认划转' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('最多4,000.00份')).toBeVisible();
  expect(screen.getByText('先改份额')).toBeVisible();
  expect(screen.getByRole('button', { name: '划转份额，4,925.6份' })).toBeVisible();
  expect(screen.getByRole('button', { name: '确认划转' })).toBeDisabled();
});

it('says of a fund that does not move why, and offers another', async () => {
  const { user } = await show(`${PATH}&fundCode=031000`);
  expect(await screen.findByText(/^货币基金没有赎回费和持有天数/)).toBeVisible();
  expect(screen.getByRole('button', { name: '确认划转' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^划转份额/ })).toBeNull();
  expect(screen.getByRole('link', { name: '去赎回' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '换一只' }));
  expect(window.location.search).toBe('?childNo=1&way=into');
});

it('leads to the orders for which all shares of a fund wait', async () => {
  const [, index] = MOVABLE.into;
  if (!index) throw new Error('a fund');
  const waits = { ...index, available: '0.00', reason: '份额都在等待确认' };
  await show(FORM, answer(movableShares, { ...MOVABLE, into: [waits] }));
  expect(await screen.findByText('份额都在等待确认')).toBeVisible();
  expect(screen.getByRole('link', { name: '看在途的订单' })).toHaveAttribute(
    'href',
    `/deal?fundCode=${FUND}&type=inTransit`,
  );
  expect(screen.queryByRole('button', { name: /^划转份额/ })).toBeNull();
});

it('takes nothing of a link that cannot be sent', async () => {
  for (const shares of ['abc', '-5', '99999']) {
    await show(`${FORM}&shares=${shares}`);
    expect(await screen.findByRole('button', { name: '划转份额，未填写' })).toBeVisible();
    cleanup();
  }
  await show(`${FORM}&shares=500`);
  expect(await screen.findByRole('button', { name: '划转份额，500份' })).toBeVisible();
});

it('forgets a draft that cannot be sent, and takes the same where it is typed', async () => {
  fill('9851.22');
  const { user } = await show(FORM);
  expect(await screen.findByRole('button', { name: '划转份额，未填写' })).toBeVisible();
  await user.keyboard('9851.22');
  expect(screen.getByText('最多9,851.21份')).toBeVisible();
});

it('says that there is no such account, whatever the link has for its number', async () => {
  await show('/childMove?childNo=abc');
  expect(await screen.findByText('没有找到这个小账户')).toBeVisible();
  cleanup();
  const none = new Refusal(90404, '没有找到这条记录', null);
  await show('/childMove?childNo=99', answer(movableShares, none));
  expect(await screen.findByText('没有找到这个小账户')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的小账户' })).toBeVisible();
});

it('says that a fund is not held there', async () => {
  await show(`${PATH}&fundCode=999999`);
  expect(await screen.findByText('这只基金不在这个账户里')).toBeVisible();
});

it('leads back to the accounts where the card is gone', async () => {
  const why = '小账户的银行卡已经解绑，暂不能划转份额';
  await show(PATH, answer(movableShares, new Refusal(30007, why, null)));
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByText('小账户里的份额还在，可以赎回')).toBeVisible();
});
