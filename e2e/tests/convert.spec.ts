import { expect, test } from './test';
import { confirmWithPassword, orderShown, typeOnKeypad } from './steps/trading';
import { call, enter, expectAccessible, nextDay, people, picture, settled, tokenOf } from './support';

interface Held {
  fundCode: string;
  fundName: string;
  shares: string;
}

interface Target {
  fundCode: string;
  fundName: string;
  riskLevel: string;
}

/** A holding with its detail, and a target at or below the level of the demo's holder. */
async function choose(request: Parameters<typeof tokenOf>[0], token: string) {
  const held = await call<{ funds: Held[] }>(
    request,
    '/proxy/hwm/bff/asset/myAccount',
    { params: {} },
    token,
  );
  for (const fund of held.data.funds) {
    const headers = { authorization: `Bearer ${token}` };
    const path = `/api/v1/m/convert/list?fundCode=${fund.fundCode}`;
    const answer = await request.get(path, { headers });
    const list = (await answer.json()) as { data: { open: boolean; targets: Target[] } };
    const target = list.data.targets.find(({ riskLevel }) => Number(riskLevel) <= 3);
    if (Number(fund.shares) > 100 && list.data.open && target) return { fund, target };
  }
  throw new Error('the holder has nothing that could be converted');
}

/** Shares of a fund that the customer holds. */
async function sharesOf(request: Parameters<typeof tokenOf>[0], token: string, fundCode: string) {
  const path = '/proxy/hwm/bff/asset/heldAssetsDetails';
  const detail = await call<{ fund: { shares: string } } | null>(
    request,
    path,
    { params: { fundCode } },
    token,
  );
  return Number(detail.data?.fund?.shares ?? 0);
}

test('a customer converts a holding, and both funds are right the day after', async ({ page }) => {
  const token = await tokenOf(page.request, people.holder);
  const { fund, target } = await choose(page.request, token);
  const before = {
    out: await sharesOf(page.request, token, fund.fundCode),
    into: await sharesOf(page.request, token, target.fundCode),
  };
  await enter(page, people.holder);
  await page.goto(`/assetDetails?fundCode=${fund.fundCode}`);
  await settled(page);
  await page.getByRole('button', { name: '转换', exact: true }).click();

  await expect(page).toHaveURL(/\/searchConvertFund/);
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'convert-1-targets');
  await page.getByRole('searchbox').fill(target.fundCode);
  await page.getByRole('link').filter({ hasText: target.fundName }).click();

  await expect(page.getByText(target.fundCode)).toBeVisible();
  await typeOnKeypad(page, '100');
  await expect(page.getByText('补差费')).toBeVisible();
  await page.locator('main').getByRole('checkbox').check();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'convert-2-form');
  await page.getByRole('button', { name: '确认转换' }).click();
  await confirmWithPassword(page, '确认转换');

  const order = await orderShown(page);
  await expect(page.getByRole('heading', { name: '转换已受理' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'convert-3-result');

  await nextDay(page.request);
  await page.goto(`/convertAndRanSomBuyDealDetails?orderNo=${order}`);
  await settled(page);
  await expect(page.getByText('确认成功').first()).toBeVisible();
  await expect(page.getByRole('link', { name: target.fundName }).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'convert-4-details');

  const detail = await call<{ conversion: { fee: { targetShares: string } } }>(
    page.request,
    '/proxy/hwm/bff/trade/tradeRecordDetail',
    { params: { orderNo: order } },
    token,
  );
  const came = Number(detail.data.conversion.fee.targetShares);
  expect(came).toBeGreaterThan(0);
  const after = {
    out: await sharesOf(page.request, token, fund.fundCode),
    into: await sharesOf(page.request, token, target.fundCode),
  };
  // Income or dividends may come on top, never less.
  expect(after.into - before.into).toBeGreaterThanOrEqual(came - 0.005);
  // Of a hundred; a money fund has added its income of a day meanwhile.
  expect(before.out - after.out).toBeGreaterThan(90);

  await page.goto('/deal?type=convert');
  await settled(page);
  await expect(page.getByText(`${fund.fundName} 转入 ${target.fundName}`)).toBeVisible();
  await expectAccessible(page);
});
