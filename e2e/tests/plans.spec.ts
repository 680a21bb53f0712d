import { enter, PASSWORD, people } from './support';
import { expect, test } from './test';

test('a visitor reckons a plan, and the address keeps what was asked', async ({ page }) => {
  await page.goto('/investspecialarea');
  await expect(page.getByText(/^定投(亏了|赚了)（元），截至/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^为什么(亏|赚)$/ })).toBeVisible();
  await expect(page.getByText('每类指数取规模最大的一只，不按收益挑')).toBeVisible();
  await page.getByRole('button', { name: /每期金额/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: '算一算' }).click();
  await expect(page).toHaveURL(/amount=500/);
  await page.getByRole('button', { name: '换成智能定投' }).click();
  await expect(page).toHaveURL(/type=w4-average250/);
  await expect(page.getByText('智能扣款', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /智能定投规则/ }).click();
  await expect(page.getByRole('heading', { name: '跟回撤' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /每期金额.*500\.00/ })).toBeVisible();
});

test('days without a NAV lead to the nearest ones', async ({ page }) => {
  await page.goto('/investspecialarea?period=2001-01-01_2002-01-01');
  await page.getByRole('button', { name: /^看\d{4}-\d{2}-\d{2}至/ }).click();
  await expect(page.getByText(/^定投(亏了|赚了)（元），截至/)).toBeVisible();
});

test('a customer makes a plan, sees what it takes, pauses it and ends it', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/publicregular?fundCode=031028&amount=500&type=m28');
  await expect(page.getByRole('heading', { name: '接下来4次' })).toBeVisible();
  await page.getByRole('radio', { name: '每周' }).click();
  await page.getByRole('button', { name: '周二' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '确认定投' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: '确认定投' }).click();
  await expect(page).toHaveURL(/\/publicregresult\?planNo=\d+/);
  await expect(page.getByRole('heading', { name: '定投已设好' })).toBeVisible();
  await page.getByRole('button', { name: '我的定投' }).click();
  const pause = page.getByRole('button', { name: /^暂停.*的定投$/ }).first();
  // The demo's customer has one that rests already.
  const counts = page.getByText(/\d个进行中/);
  const paused = async () => Number(/(\d+)个已暂停/.exec(await counts.innerText())?.[1] ?? 0);
  const before = await paused();
  await pause.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '暂停' }).click();
  await expect.poll(paused).toBe(before + 1);
  await page.getByRole('button', { name: /^终止.*的定投$/ }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '终止' }).click();
  await page.getByRole('link', { name: /^已终止的定投/ }).click();
  await page.getByRole('link', { name: /^澄溪短债/ }).first().click();
  await expect(page.getByText('你终止了计划').first()).toBeVisible();
});
