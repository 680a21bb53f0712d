import { type APIRequestContext, expect, test } from './test';
import { call, enter, expectAccessible, PASSWORD, people, picture, settled, tokenOf } from './support';

/** A money fund of the demo's market that its holder has. */
const MONEY_FUND = '031000';

test('money that the bank did not take is asked for again and arrives once', async ({ page }) => {
  // A card takes whole hundreds and .96 the second time only.
  await redeemQuickly(page.request, '100.96');
  await enter(page, people.holder);
  await page.goto('/asset');
  const notice = page.getByRole('link', { name: '去看原因并重新打款' });
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'payout-notice');
  await notice.click();
  const again = page.getByRole('button', { name: '重新打款' });
  await settled(page);
  await expect(page.getByText('收款账户状态异常').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'payout-refused');

  await again.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'payout-again');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认打款' }).click();
  await expect(page.getByText('已到账').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^打到/)).toHaveCount(1);
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'payout-arrived');
});

/** A quick redemption, which the bank pays within seconds, or refuses. */
async function redeemQuickly(request: APIRequestContext, shares: string) {
  const token = await tokenOf(request, people.holder);
  const ask = async <T>(path: string, params: unknown) => {
    const { status, data } = await call<T>(request, `/proxy/hwm/bff/${path}`, { params }, token);
    expect(status.code, status.message).toBe(10000);
    return data;
  };
  await ask('common/verify/passwordVerify', { password: PASSWORD });
  const fund = { fundCode: MONEY_FUND };
  const { tradeAcco } = await ask<{ tradeAcco: string }>('trade/redeem/publicRedeemPre', fund);
  const redeem = { ...fund, tradeAcco, shares, quick: true };
  await ask('trade/publicRedeem', redeem);
}
