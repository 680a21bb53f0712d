import { expect, type Page, test } from './test';
import { confirmWithPassword, fillPurchase, orderShown } from './steps/trading';
import { enter, expectAccessible, nextDay, people, picture } from './support';

/** A bond fund of risk R3 or lower, which the demo's opened customer may buy without a letter. */
const FUND = '032064';

test.describe('what is refused', () => {
  test('a refused payment says why, and leads to another try', async ({ page }) => {
    await enter(page, people.opened);
    const order = await buy(page, '100.91');
    await expect(page.getByRole('heading', { name: '付款没有成功' })).toBeVisible();
    await expect(page.getByText('银行卡余额不足').first()).toBeVisible();
    await picture(page, 'refused-payment');
    await page.getByRole('button', { name: '换一张卡再买' }).click();
    await expect(page).toHaveURL(new RegExp(`/publicbuy\\?fundCode=${FUND}`));
    expect(order).not.toBe('');
  });

  test('an order can be cancelled before the cut-off', async ({ page }) => {
    await enter(page, people.opened);
    await buy(page, '200');
    await expect(page.getByRole('heading', { name: '买入已受理' })).toBeVisible();
    await page.getByRole('button', { name: '撤单' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText('撤单，退回200.00元');
    await picture(page, 'cancel-asked');
    await dialog.getByRole('button', { name: '确认撤单' }).click();
    await expect(page.getByRole('heading', { name: '已撤单' })).toBeVisible();
    await picture(page, 'cancelled');
  });

  test('a wrong password says how many tries are left, and nothing is bought', async ({ page }) => {
    await enter(page, people.opened);
    await fillPurchase(page, FUND, '300');
    await page.getByRole('button', { name: '确认买入' }).click();
    await confirmWithPassword(page, '确认买入', 'wrong2026');
    const sheet = page.getByRole('dialog', { name: '输入密码' });
    await expect(sheet.getByRole('alert')).toContainText(/密码/);
    await picture(page, 'wrong-password');
    await expect(page).toHaveURL(/\/publicbuy/);
  });

  test('a day that passes before the password is said, and bought for when it is read', async ({
    page,
  }) => {
    await enter(page, people.opened);
    await fillPurchase(page, FUND, '150');
    await page.getByRole('button', { name: '确认买入' }).click();
    const sheet = page.getByRole('dialog', { name: '输入密码' });
    await expect(sheet).toBeVisible();
    await nextDay(page.request);
    await confirmWithPassword(page, '确认买入');
    const refusal = sheet.getByRole('alert');
    await expect(refusal).toContainText(/日期已变为\d\d-\d\d，请确认/);
    await expectAccessible(page);
    await picture(page, 'another-day');
    const day = /\d\d-\d\d/.exec(await refusal.innerText())?.[0] ?? '';
    await sheet.getByRole('button', { name: '确认买入' }).click();
    await orderShown(page);
    await expect(page.getByText(day).first()).toBeVisible();
  });
});

async function buy(page: Page, amount: string): Promise<string> {
  await fillPurchase(page, FUND, amount);
  await page.getByRole('button', { name: '确认买入' }).click();
  await confirmWithPassword(page, '确认买入');
  return orderShown(page);
}
