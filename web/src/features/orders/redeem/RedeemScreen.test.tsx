import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dropDraft, keepDraft } from '@/trade/form/useOrderDraft';
import { verifyPassword } from '@/wire/gen/identity';
import {
  convertTargets,
  placeOrder,
  preConvert,
  preRedeem,
  proceedsTargets,
  redeem,
} from '@/wire/gen/orders';
import { pensionTargets, redeemPension } from '@/wire/gen/pension';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const pre = {
  ...sample(preRedeem),
  available: '100.00',
  open: true,
  waiting: null,
  parts: [{ part: 'all', shares: '100.00' }],
};
const { fundCode } = pre;
const tradeAcco = '0000000001002';
const [account] = pre.accounts;
const ofChild = {
  ...pre,
  tradeAcco,
  accounts: account ? [{ ...account, tradeAcco, available: '100.00' }] : [],
};

it("redeems from the account in the link, and not with one's own draft", async () => {
  keepDraft({ of: `redeem ${fundCode}`, fundCode: '', amount: '33', asked: '', accepted: [] });
  const { calls } = await renderScreen(`/ransom?fundCode=${fundCode}&acco=${tradeAcco}`, {
    answers: [answer(preRedeem, ofChild)],
  });
  expect(await screen.findByRole('button', { name: '赎回份额，未填写' })).toBeVisible();
  expect(calls(preRedeem)[0]).toEqual({ fundCode, tradeAcco });
  for (const input of calls(preRedeem)) expect(input).toMatchObject({ tradeAcco });
  dropDraft(`redeem ${fundCode}`);
});

it('keeps the account while the fund that comes in is chosen', async () => {
  const targets = { ...sample(convertTargets), open: true };
  const [target] = targets.targets;
  const from = targets.fundCode;
  const { user, calls } = await renderScreen(
    `/searchConvertFund?fundCode=${from}&acco=${tradeAcco}`,
    { answers: [answer(convertTargets, targets)] },
  );
  await user.click(
    (
      await screen.findAllByRole('link', { name: new RegExp(target?.fundName ?? '') })
    )[0] as HTMLElement,
  );
  await waitFor(() => expect(window.location.search).toContain(`target=${target?.fundCode}`));
  expect(window.location.search).toContain(`acco=${tradeAcco}`);
  await waitFor(() =>
    expect(calls(preConvert)[0]).toMatchObject({ targetFundCode: target?.fundCode, tradeAcco }),
  );
});

const ofPension = { ...ofChild, fundName: '砚北稳健养老目标混合(FOF)Y' };

it('redeems into the pension account: neither to a card, nor at once, nor into a fund', async () => {
  const { user, calls } = await renderScreen(`/ransom?fundCode=${fundCode}&acco=${tradeAcco}`, {
    answers: [
      answer(preRedeem, ofPension),
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
      answer(redeemPension, { ...sample(placeOrder), orderNo: '2026030400481927', kind: '024' }),
    ],
  });
  expect(await screen.findByText('赎回款只回养老金账户，不能取到银行卡')).toBeVisible();
  expect(screen.getByText(/养老金账户 \d{4}$/)).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(calls(proceedsTargets)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '全部' }));
  const act = await screen.findByRole('button', { name: '确认赎回' });
  await waitFor(() => expect(act).toBeEnabled());
  await user.click(act);
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/^赎回到养老金账户/)).toBeVisible();
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(redeem)).toEqual([]);
  expect(calls(redeemPension)).toEqual([
    {
      fundCode,
      shares: '100.00',
      deferRest: true,
      promisedDay: pre.dates.tDay,
      promisedFee: pre.fee,
    },
  ]);
});

it('converts for the pension into the directory only', async () => {
  const all = { ...sample(convertTargets), open: true, fundName: ofPension.fundName };
  const [listed, ...others] = all.targets;
  const own = { ...all, targets: listed ? [listed] : [] };
  const { calls } = await renderScreen(
    `/searchConvertFund?fundCode=${all.fundCode}&acco=${tradeAcco}`,
    { answers: [answer(convertTargets, all), answer(pensionTargets, own)] },
  );
  expect(others.length).toBeGreaterThan(0);
  expect(await screen.findByText('1只可以转入')).toBeVisible();
  expect(screen.getByText(/重新算最短持有期/)).toBeVisible();
  expect(calls(pensionTargets)).toEqual([{ fundCode: all.fundCode }]);
});
