import { expect, test } from '@playwright/test';
import { call, enter, expectAccessible, PASSWORD, people, picture, settled, tokenOf } from './support';

interface Held {
  holdings: { fundCode: string; fundName: string }[];
}

test('money that the bank did not take is asked for again and arrives once', async ({ page }) => {
  const token = await tokenOf(page.request, people.holder);
  const bff = <T>(path: string, params: unknown) =>
    call<T>(page.request, `/proxy/hwm/bff/${path}`, { params }, token);
  await call(page.request, '/api/v1/m/verifyPassword', { password: PASSWORD }, token);
  // A card takes sums that end in .96 the second time only.
  const placed = await redeemQuickly(bff, '100.96');
  await enter(page, people.holder);
  await page.goto(`/dealDetails?orderNo=${placed}`);
  const again = page.getByRole('button', { name: '重新打款' });
  await expect(async () => {
    await page.reload();
    await expect(again).toBeVisible({ timeout: 2_000 });
  }).toPass();
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
  await expect(page.getByText('重新打款', { exact: true })).toHaveCount(1);
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'payout-arrived');
});
