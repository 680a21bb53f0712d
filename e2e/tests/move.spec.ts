import { confirmWithPassword, orderShown, typeOnKeypad } from './steps/trading';
import { enter, nextDay, people } from './support';
import { expect, test } from './test';

/** A bond fund that the holder and the child have both. */
const BONDS = /^澄溪短债债券A/;
const SHARES = '1000';

test('a parent moves shares into the child’s account, and cancels before the cut-off', async ({
  page,
}) => {
  await enter(page, people.holder);
  await page.goto('/childAccount');
  await page.getByRole('link', { name: '划转份额' }).click();
  await expect(page).toHaveURL(/\/childMove\?childNo=1&way=out$/);
  await page.getByRole('radio', { name: '转给孩子' }).click();
  // Money funds do not move, and say so.
  await expect(page.getByText(/^货币基金没有赎回费和持有天数/)).toBeVisible();
  await page.getByRole('link', { name: BONDS }).click();
  await typeOnKeypad(page, SHARES);
  await expect(page.getByText('照旧，不重新算')).toBeVisible();
  await expect(page.getByText(/^约1,1\d\d\.\d\d元$/)).toBeVisible();
  await page.getByRole('button', { name: '确认划转' }).click();
  await confirmWithPassword(page, '确认划转');
  const orderNo = await orderShown(page);
  await expect(page.getByText('划转已受理')).toBeVisible();
  await expect(page.getByText('小满的小账户')).toBeVisible();

  // What waits is not moved twice.
  await page.goto('/childMove?childNo=1');
  await expect(page.getByRole('link', { name: BONDS })).toContainText('另有1,000.00份等确认');
  await page.goto('/deal');
  await expect(page.getByText('到小账户').first()).toBeVisible();

  await page.goto(`/dealDetails?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '撤单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认撤单' }).click();
  await expect(page.getByText('已撤单').first()).toBeVisible();
  await page.goto('/childMove?childNo=1');
  await expect(page.getByRole('link', { name: BONDS })).not.toContainText('等确认');
});

test('what moved is the child’s the next day, and all of it goes back again', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/childMove?childNo=1');
  await page.getByRole('link', { name: BONDS }).click();
  await typeOnKeypad(page, SHARES);
  await page.getByRole('button', { name: '确认划转' }).click();
  await confirmWithPassword(page, '确认划转');
  const orderNo = await orderShown(page);
  await nextDay(page.request);
  await page.goto(`/dealDetails?orderNo=${orderNo}`);
  await expect(page.getByText('确认成功').first()).toBeVisible();
  await expect(page.getByText('转入账户')).toBeVisible();
  await expect(page.getByText('小满的小账户')).toBeVisible();

  await page.getByRole('button', { name: '再划一笔' }).click();
  await page.getByRole('radio', { name: '转回我的账户' }).click();
  await page.getByRole('link', { name: BONDS }).click();
  await page.getByRole('button', { name: '全部' }).click();
  await expect(page.getByText('全部过去，什么也不留下')).toBeVisible();
  await page.getByRole('button', { name: '确认划转' }).click();
  await confirmWithPassword(page, '确认划转');
  await orderShown(page);
  await expect(page.getByText('我的账户', { exact: true })).toBeVisible();
  // On its way, it stands against closing, and nothing of it is left to move.
  await page.goto('/childMove?childNo=1&way=out');
  await expect(page.getByText('份额都在等待确认')).toBeVisible();
});

test('who closes the account is shown the way to keep the shares', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/childAccount/modify?childNo=1');
  await page.getByRole('button', { name: '关闭这个小账户' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('link', { name: /^把份额划转到我的账户/ }).click();
  await expect(page).toHaveURL(/\/childMove\?childNo=1&way=out$/);
  await expect(page.getByRole('radio', { name: '转回我的账户' })).toBeChecked();
});
