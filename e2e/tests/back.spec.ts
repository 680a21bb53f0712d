import { enter, people } from './support';
import { expect, test } from './test';

/** A bond fund that the opened customer may buy without a letter. */
const FUND = '032064';

test.describe("the phone's way back", () => {
  test('closes a sheet and leaves the page standing, then leads to the page before', async ({
    page,
  }) => {
    await page.goto('/fundlist');
    await page.locator('a[href*="/funddetail?"]').first().click();
    await expect(page).toHaveURL(/\/funddetail/);
    const detail = page.url();
    await page.getByRole('button', { name: /最大回撤/ }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(page.url()).toBe(detail);
    await page.goBack();
    await expect(page).toHaveURL(/\/fundlist/);
  });

  test('closes the keypad, then the purchase, whose amount is there when he comes again', async ({
    page,
  }) => {
    await enter(page, people.opened);
    await page.goto(`/funddetail?fundCode=${FUND}`);
    const buy = page.getByRole('button', { name: '买入', exact: true });
    await buy.click();
    await expect(page).toHaveURL(/\/publicbuy/);
    const keypad = page.getByRole('group', { name: '数字键盘' });
    await keypad.getByRole('button', { name: '5', exact: true }).click();
    await keypad.getByRole('button', { name: '0', exact: true }).click();
    await page.goBack();
    await expect(keypad).toBeHidden();
    await expect(page).toHaveURL(/\/publicbuy/);
    await page.goBack();
    await expect(page).toHaveURL(/\/funddetail/);
    await buy.click();
    await expect(page.getByRole('button', { name: /，50元/ })).toBeVisible();
  });
});
