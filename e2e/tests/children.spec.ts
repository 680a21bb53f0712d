import { confirmWithPassword, orderShown, typeOnKeypad } from './steps/trading';
import { enter, nextDay, people } from './support';
import { expect, test } from './test';

test('a visitor reckons with a wish and is led to the form after logging in', async ({ page }) => {
  await page.goto('/childAccount');
  await expect(page.getByRole('heading', { name: '先算一算' })).toBeVisible();
  await expect(page.getByText('1,415', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '登录并新建小账户' }).click();
  await page.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/(login|loginNote|sign)/);
});

test('a parent opens an account, buys for the child, and sees it apart', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto('/childAccount/create');
  // Nothing is kept of a child before the parent agrees to it.
  await page.getByRole('checkbox', { name: /未成年人信息处理同意书/ }).check();
  await page.getByRole('button', { name: '同意' }).first().click();
  await page.getByLabel('称呼').fill('小禾');
  await page.getByLabel('出生日期').fill('2019-09-01');
  await page.getByRole('radio', { name: '女儿' }).click();
  await page.getByLabel('要多少').fill('20000');
  await page.getByLabel('什么时候').fill('2030-06-30');
  await expect(page.getByText(/每月月末存[\d,]+元，按这个假设能达成/)).toBeVisible();
  await page.getByRole('button', { name: '新建小账户' }).click();
  await expect(page.getByText('小禾的教育金')).toBeVisible();

  await page.getByRole('button', { name: '写一条' }).click();
  await page.getByLabel('记点什么').fill('第一次自己骑车');
  await page.getByRole('button', { name: '记下' }).click();
  await expect(page.getByText('第一次自己骑车')).toBeVisible();

  await page.goto('/childAccount/recommend?childNo=1');
  await page.getByRole('link', { name: /^买入/ }).first().click();
  await expect(page.getByText('买给“小禾”（份额记在小账户里）')).toBeVisible();
  await typeOnKeypad(page, '1000');
  await page.locator('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: '确认买入' }).click();
  await confirmWithPassword(page, '确认买入');
  await orderShown(page);
  await nextDay(page.request);
  await nextDay(page.request);

  // Of the child's, and not of one's own.
  await page.goto('/ChildAsset');
  await expect(page.getByText('小禾')).toBeVisible();
  await expect(page.getByText(/^(9\d\d|1,0\d\d)\.\d\d$/).first()).toBeVisible();
  await page.goto('/position');
  await expect(page.getByRole('link', { name: /持有收益/ })).toHaveCount(0);

  // What is left stands against closing, line by line.
  await page.goto('/childAccount/modify?childNo=1');
  await page.getByRole('button', { name: '关闭这个小账户' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('先了结下面1件')).toBeVisible();
});

test('a draft of a child is not that of its parent', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/childAccount');
  await page.getByRole('link', { name: /指数A.*净值/ }).first().click();
  await page.getByRole('button', { name: '买入' }).click();
  await expect(page.getByText('买给“小满”（份额记在小账户里）')).toBeVisible();
  const fund = new URL(page.url()).searchParams.get('fundCode') ?? '';
  await typeOnKeypad(page, '777');
  await page.goto(`/publicbuy?fundCode=${fund}`);
  await expect(page.getByRole('button', { name: '买入金额，未填写' })).toBeVisible();
  await expect(page.getByText(/买给/)).toHaveCount(0);
});
