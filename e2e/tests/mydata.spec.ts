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

test('what a sheet waits for is said above it', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/myData');
  await page.getByRole('switch', { name: /同意推荐与营销/ }).click();
  await page.getByRole('button', { name: '同意并继续' }).click();
  // Where the finger would be, and not only somewhere below.
  await page.getByText('请先勾选同意').click({ trial: true });
});

test('who agrees no more is asked anew before the next card', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto('/myData');
  await page.getByRole('switch', { name: '同意证件和银行卡' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认撤回' }).click();
  await expect(page.getByText('已撤回对“证件和银行卡”的同意')).toBeVisible();
  await page.goto('/addCard');
  await expect(page.getByText('我已阅读并单独同意')).toBeVisible();
  await expectAccessible(page);
  await agree(page);
  await expect(page.getByLabel('卡号')).toBeVisible();
});

test('who lets his manager see something reads that he looked', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/myData');
  await expect(page.getByText(/^还没有人看过/)).toBeVisible();
  await page.goto('/dataAuthorize');
  await agree(page);
  await page.getByRole('switch', { name: /持仓和收益/ }).click();
  await page.getByRole('button', { name: '确认授权' }).click();
  await expect(page.getByText('已允许查看持仓和收益')).toBeVisible();
  const managers = await page.context().newPage();
  await managers.goto('/demo/advisor');
  await managers.getByRole('link', { name: /持仓和收益/ }).click();
  await expect(managers.getByText('客户在“我的数据”里会看到这一次查看。')).toBeVisible();
  await managers.close();
  await page.goto('/myData');
  await expect(page.getByText('客户经理 宋知行')).toBeVisible();
  await expect(page.getByText('1次', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '全部', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('持仓和收益：演示：客户回访')).toBeVisible();
  await expectAccessible(page);
});
