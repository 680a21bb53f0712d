import { expect, test } from './test';
import { confirmWithPassword, orderShown, typeOnKeypad } from './steps/trading';
import { call, enter, expectAccessible, nextDay, people, picture, settled, tokenOf } from './support';

interface Held {
  fundCode: string;
  fundName: string;
  fundType: string;
  shares: string;
}

interface Onward {
  stage: string;
  targetFundCode: string;
  targetFundName: string;
  amount: string | null;
  purchase: { orderNo: string; fundCode: string; amount: string } | null;
}

const MONEY = '1109';

/** A holding of shares that are not worth one yuan each. */
async function choose(request: Parameters<typeof tokenOf>[0], token: string): Promise<Held> {
  const path = '/proxy/hwm/bff/asset/myAccount';
  const held = await call<{ funds: Held[] }>(request, path, { params: {} }, token);
  const fund = held.data.funds.find(
    ({ fundType, shares }) => fundType !== MONEY && Number(shares) > 2000,
  );
  if (!fund) throw new Error('the holder has nothing that could be redeemed');
  return fund;
}

async function onwardOf(
  request: Parameters<typeof tokenOf>[0],
  token: string,
  orderNo: string,
): Promise<Onward> {
  const path = '/proxy/hwm/bff/trade/tradeRecordDetail';
  const detail = await call<{ onward: Onward }>(request, path, { params: { orderNo } }, token);
  return detail.data.onward;
}

test('proceeds of a redemption buy a money fund on the day of their arrival', async ({ page }) => {
  const token = await tokenOf(page.request, people.holder);
  const fund = await choose(page.request, token);
  await enter(page, people.holder);
  await page.goto(`/ransom?fundCode=${fund.fundCode}`);
  await settled(page);
  await typeOnKeypad(page, '1000');

  await page.getByRole('radio', { name: '转购基金' }).click();
  const sheet = page.getByRole('dialog', { name: '选择转购基金' });
  const first = sheet.getByRole('radio').first();
  await first.check();
  await expect(first).toBeChecked();
  await expectAccessible(page);
  await picture(page, 'into-1-targets');
  await sheet.getByRole('button', { name: '好了' }).click();
  await expect(page.getByText('到账，自动买入')).toBeVisible();
  await expect(page.getByText('预计到账，用来买入')).toBeVisible();

  // The documents of the target are read on another screen, and the form is as it was left.
  await page.locator('main').getByRole('link', { name: /《/ }).first().click();
  await expect(page).toHaveURL(/\/agreement/);
  // The one that was tapped is open; back closes it, and then leaves the list.
  const document = page.getByRole('dialog');
  await expect(document).toBeVisible();
  await page.goBack();
  await expect(document).toBeHidden();
  await page.goBack();
  await settled(page);
  await expect(page.getByRole('radio', { name: '转购基金' })).toBeChecked();
  await page.locator('main').getByRole('checkbox').check();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'into-2-form');
  await page.getByRole('button', { name: '确认赎回转购' }).click();
  const anyway = page.getByRole('button', { name: '仍要现在赎回' });
  const password = page.getByRole('dialog', { name: '输入密码' });
  await expect(anyway.or(password).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await confirmWithPassword(page, '确认赎回转购');

  const order = await orderShown(page);
  await expect(page.getByRole('heading', { name: '赎回转购已受理' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'into-3-result');
  const placed = await onwardOf(page.request, token, order);
  const pair = `${fund.fundName} 转购 ${placed.targetFundName}`;

  await page.goto('/asset');
  await settled(page);
  await page.getByRole('link', { name: pair }).click();
  await expect(page).toHaveURL(/\/convertAndRanSomBuyDealDetails/);
  // The assets stay in the document, hidden.
  await expect(page.locator('main:visible').getByText('到账后自动买入')).toBeVisible();

  // The redemption is confirmed, its money arrives and buys, and that is confirmed, too.
  let now = placed;
  for (let days = 0; days < 10 && now.stage !== 'bought'; days += 1) {
    await nextDay(page.request);
    now = await onwardOf(page.request, token, order);
  }
  expect(now.stage).toBe('bought');
  expect(now.purchase?.fundCode).toBe(placed.targetFundCode);
  expect(now.purchase?.amount).toBe(now.amount);

  await page.goto(`/convertAndRanSomBuyDealDetails?orderNo=${order}`);
  await settled(page);
  await expect(page.getByText('已买入').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'into-4-details');
  await page.getByRole('link', { name: /买入订单/ }).click();
  await expect(page).toHaveURL(/\/dealDetails/);
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'into-5-purchase');
  await page.getByRole('link', { name: `${fund.fundName}的赎回款` }).click();
  await expect(page).toHaveURL(new RegExp(`orderNo=${order}`));

  await page.goto('/deal');
  await settled(page);
  await page.getByRole('button', { name: '赎回转购' }).click();
  await settled(page);
  await expect(page.getByText(pair)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'into-6-records');
});
