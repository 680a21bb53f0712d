import { readFile } from 'node:fs/promises';
import { enter, expectAccessible, people, settled } from './support';
import { expect, test } from './test';

test('a customer reads what a month came to, and keeps its statement', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/myData');
  await page.getByRole('link', { name: /按月账单/ }).click();
  await expect(page.getByText('每月收益')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^10月.*期末/ }).first().click();
  const sheet = page.getByRole('dialog', { name: '2026年10月' });
  // From what to what the assets went.
  for (const name of ['期初资产', '+ 净投入', '+ 收益', '= 期末资产']) {
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  }
  await settled(page);
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '下载' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('对账单-2026-10.pdf');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // Without a confirmed e-mail, the way to one.
  await sheet.getByRole('button', { name: '填邮箱' }).click();
  await expect(page).toHaveURL(/\/email/);
});
