import { expect, test } from './test';
import { register } from './steps/opening';
import { answerRiskTest } from './steps/riskTest';
import { enter, PASSWORD, people, picture, settled } from './support';

const FUND = '032064';

test.describe('guards', () => {
  test('a visitor logs in and comes back to the screen that was asked for', async ({ page }) => {
    await page.goto('/asset');
    await expect(page).toHaveURL(/\/loginNote/);
    await picture(page, 'guard-login');
    await page.getByRole('link', { name: '密码登录' }).click();
    // Until it has come, the screen before it still has a field of the same name.
    await expect(page.getByRole('heading', { name: '密码登录' })).toBeVisible();
    await page.getByRole('textbox', { name: '手机号' }).fill(people.holder);
    await page.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/asset$/);
    await expect(page.getByRole('heading', { name: '财富', level: 1 })).toBeVisible();
  });

  test('a wrong password at the login says so and keeps the mobile', async ({ page }) => {
    await page.goto(`/login?phone=${people.newcomer}`);
    await page.getByRole('textbox', { name: '登录密码' }).fill('wrong2026');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('密码');
    const mobile = page.getByRole('textbox', { name: '手机号' });
    await expect(mobile).toHaveValue(people.newcomer);
  });

  test('who is not tested is asked to take the risk test before buying', async ({ page }) => {
    await enter(page, people.newcomer);
    await page.goto(`/publicbuy?fundCode=${FUND}`);
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('根据监管合规要求您需要先完成风险测评，预计耗时 60 秒。');
    await picture(page, 'guard-risk-test');
    await question.getByRole('button', { name: '去测评' }).click();
    await expect(page).toHaveURL(/\/risktestbefore/);
  });

  test('who has not opened an account is asked to, before buying', async ({ page }) => {
    await register(page, '13912345677');
    await page.goto('/risktestbefore');
    await answerRiskTest(page, 2);
    await page.goto(`/publicbuy?fundCode=${FUND}`);
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('您还没开户，请您完成开户，再交易');
    await picture(page, 'guard-opening');
    await question.getByRole('button', { name: '去开户' }).click();
    await expect(page).toHaveURL(/\/opening$/);
  });

  test('a token that the server does not know leads to the login and back', async ({ page }) => {
    await page.goto('/fundhome');
    await page.evaluate(() => localStorage.setItem('tael.token', 'not-a-token'));
    await page.goto('/deal');
    await expect(page).toHaveURL(/\/loginNote/);
    expect(await page.evaluate(() => localStorage.getItem('tael.token'))).toBeNull();
  });

  test('an unknown path says so and leads home', async ({ page }) => {
    await page.goto('/nowhere/at-all');
    await expect(page.getByText('没有这个页面')).toBeVisible();
    await page.getByRole('button', { name: '回首页' }).click();
    await expect(page).toHaveURL(/\/fundhome/);
    await settled(page);
  });
});
