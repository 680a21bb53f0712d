import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dropDraft, keepDraft } from '@/trade/form/useOrderDraft';
import { convertTargets, preConvert, preRedeem } from '@/wire/gen/orders';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const pre = { ...sample(preRedeem), available: '100.00', open: true };
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
