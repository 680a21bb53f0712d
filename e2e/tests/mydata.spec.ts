import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { agree, enter, expectAccessible, PASSWORD, people } from './support';
import { test } from './test';

test('a customer sees what is held, and takes all of it along', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/security');
  await page.getByRole('link', { name: /我的数据/ }).click();
  await expect(page.getByText('留着什么，到什么时候')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '备一份' }).click();
  await page.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD);
  await page.getByRole('button', { name: '确认' }).click();
  await expect(page.getByText(/只在这次登录里能下载/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载', exact: true }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^tael-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  // The names of its files stand in it as they are.
  for (const name of ['csv/orders.csv', 'json/lots.json', 'manifest.json']) {
    expect(bytes.includes(name), name).toBe(true);
  }
});

test('who agrees no more is asked anew before the next card', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto('/myData');
  await page.getByRole('switch', { name: '同意证件和银行卡' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认撤回' }).click();
  await expect(page.getByText('已撤回对“证件和银行卡”的同意')).toBeVisible();
  await page.goto('/addCard');
  await expectAccessible(page);
  await agree(page);
  await expect(page.getByLabel('卡号')).toBeVisible();
});
