import { expect } from '@playwright/test';
import { agree, expectAccessible, newCustomer, nextDay } from './support';
import { test } from './test';

/** One pixel each, of two colours. */
const DOTS = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPQiFoAAAHQASMcErYsAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4YWMDAAMQAUEiFmcFAAAAAElFTkSuQmCC',
];

test('a foreigner opens with her passport: form, photos, the audit, and on', async ({ page }) => {
  const token = await newCustomer(page.request, '13700000511');
  await page.addInitScript((value) => localStorage.setItem('tael.token', value), token);
  const choose = async (field: RegExp, one: RegExp) => {
    await page.getByRole('button', { name: field }).click();
    await page.getByRole('radio', { name: one }).click();
  };

  await test.step('what the passport says is typed, its number in any way', async () => {
    await page.goto('/realname');
    await agree(page);
    await page.getByRole('button', { name: /没有身份证/ }).click();
    await choose(/^证件类型/, /外国护照/);
    await page.getByLabel('姓名').fill("Zoé O'Neil");
    await page.getByLabel('证件号码').fill('ab 123456');
    await choose(/^国籍/, /加拿大/);
    await choose(/^性别/, /女/);
    await page.getByLabel('出生日期').fill('1988-11-09');
    await page.getByLabel('开始日期').fill('2020-01-01');
    await page.getByLabel('结束日期').fill('2029-12-31');
    await expectAccessible(page);
  });

  await test.step('both photos are wanted', async () => {
    await expect(page.getByRole('button', { name: /还差：有照片的资料页/ })).toBeVisible();
    for (const [at, dot] of DOTS.entries()) {
      const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
      await page.locator('input[type=file]').nth(at).setInputFiles(file);
      await expect(page.getByText('重拍')).toHaveCount(at + 1);
    }
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByRole('heading', { name: '资料正在审核' })).toBeVisible();
  });

  await test.step('back does not lead to a second one', async () => {
    await page.goto('/overseaCert');
    await expect(page).toHaveURL(/\/openAudit/);
  });

  await test.step('the next day it has passed, and the opening goes on', async () => {
    await nextDay(page.request);
    await page.reload();
    await expect(page.getByRole('heading', { name: '审核已通过' })).toBeVisible();
    await page.getByRole('button', { name: '继续开户' }).click();
    await expect(page.getByRole('heading', { name: '接着上次继续' })).toBeVisible();
    await page.goto('/identityinfo');
    await expect(page.getByText('外国护照')).toBeVisible();
    await expect(page.getByText('A*****56')).toBeVisible();
    await expect(page.getByText('加拿大')).toBeVisible();
  });
});
