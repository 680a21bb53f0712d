import { expect, test } from './test';
import {
  enter,
  expectAccessible,
  newCustomer,
  PASSWORD,
  people,
  picture,
  typeCode,
} from './support';

const FRESH = 'tael2027';

test.describe('a forgotten password', () => {
  test('set anew leads to the login, and nothing leads back into its form', async ({ page }) => {
    const mobile = `139${Date.now().toString().slice(-3)}72001`;
    await newCustomer(page.request, mobile);
    await page.goto('/fundhome');
    await page.goto('/asset');
    await page.getByRole('link', { name: '密码登录' }).click();
    await expect(page.getByRole('heading', { name: '密码登录' })).toBeVisible();
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await page.getByRole('button', { name: '忘记密码' }).click();
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(mobile);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '输入验证码' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/forget/);
    await page.getByRole('button', { name: '下一步' }).click();
    await typeCode(page, mobile);
    await page.getByRole('textbox', { name: '新密码' }).fill(FRESH);
    await page.getByRole('button', { name: '保存新密码' }).click();

    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(mobile);
    await page.getByRole('textbox', { name: '登录密码' }).fill(FRESH);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/asset$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/fundhome$/);
  });

  test('over a form that asks for it is set anew for his own mobile', async ({ page }) => {
    await enter(page, people.opened);
    await page.goto('/fundhome');
    await page.goto('/forget');
    await expect(page.getByText('138****0002')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '下一步' }).click();
    await typeCode(page, people.opened);
    await page.getByRole('textbox', { name: '新密码' }).fill(PASSWORD);
    await page.getByRole('button', { name: '保存新密码' }).click();
    await expect(page).toHaveURL(/\/fundhome$/);
  });
});

test.describe('wrong passwords', () => {
  test('make wait, which counts down, and another mobile is not held up', async ({ page }) => {
    const mobile = `136${Date.now().toString().slice(-8)}`;
    await page.goto('/login');
    const phone = page.getByRole('textbox', { name: '手机号' });
    await phone.fill(mobile);
    await page.getByRole('checkbox').check();
    const enterNow = page.getByRole('button', { name: '登录', exact: true });
    const waiting = page.getByText(/(\d+)秒后可以再试/);
    for (let tries = 0; tries < 6 && !(await waiting.isVisible()); tries += 1) {
      await page.getByRole('textbox', { name: '登录密码' }).fill(`wrong200${tries}`);
      const answered = page.waitForResponse(/\/login$/);
      await enterNow.click();
      await answered;
      await expect(enterNow).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(waiting).toBeVisible();
    await expect(enterNow).toBeDisabled();
    await picture(page, 'login-wait');
    await expectAccessible(page);
    const first = await waiting.textContent();
    await expect(waiting).not.toHaveText(first ?? '');

    await phone.fill('13600000000');
    await expect(waiting).toBeHidden();
    await expect(enterNow).toBeEnabled();
    await phone.fill(mobile);
    await expect(enterNow).toBeDisabled();
  });
});
