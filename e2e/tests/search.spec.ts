import { expect, type Page, test } from './test';
import { enter, people, picture } from './support';

const WORD = 'cxxjzzhh';
const FUND = { code: '031098', name: '澄溪先进制造混合A' };

test.describe('what was searched for', () => {
  test('is remembered on the device for a visitor, until he clears it', async ({ page }) => {
    await findOnce(page);
    await page.goto('/searchfund');
    await page.getByRole('button', { name: WORD, exact: true }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(WORD);
    await expect(page.getByRole('link').filter({ hasText: FUND.code })).toBeVisible();
    await page.goto('/searchfund');
    await picture(page, 'search-remembered');
    await page.getByRole('button', { name: '整理记录' }).click();
    await page.getByRole('button', { name: '清空记录' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '清空记录' }).click();
    await expect(page.getByRole('button', { name: WORD, exact: true })).toHaveCount(0);
  });

  test('is remembered by the server for a customer, on every device', async ({ browser, page }) => {
    await enter(page, people.opened);
    await findOnce(page);
    const other = await browser.newContext();
    const device = await other.newPage();
    await enter(device, people.opened);
    await device.goto('/searchfund');
    await expect(device.getByRole('button', { name: WORD, exact: true })).toBeVisible();
    await other.close();
  });
});

async function findOnce(page: Page) {
  await page.goto('/searchfund');
  await page.getByRole('searchbox').fill(WORD);
  await page.getByRole('link').filter({ hasText: FUND.code }).click();
  await expect(page).toHaveURL(new RegExp(`/funddetail\\?fundCode=${FUND.code}`));
}
