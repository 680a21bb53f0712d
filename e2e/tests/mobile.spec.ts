import { expect, type Page, test } from './test';
import {
  call,
  expectAccessible,
  newCustomer,
  PASSWORD,
  picture,
  settled,
  typeCode,
} from './support';

/** Ends of the mobiles of this file; each is used once. */
let next = 71000;

test.describe('changing the mobile', () => {
  test('a code to the old one and a code to the new one', async ({ page }) => {
    const old = await register(page);
    const fresh = mobile();
    await page.goto('/security');
    await page.getByRole('link', { name: /手机号/ }).click();
    await expect(page.getByText('24小时内不能快速赎回')).toBeVisible();
    await page.getByRole('button', { name: '验证原手机号' }).click();
    await typeCode(page, old);

    await expect(page.getByRole('heading', { name: '新手机号' })).toBeVisible();
    await page.getByRole('textbox', { name: '手机号' }).fill(fresh);
    await expectAccessible(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await typeCode(page, fresh);

    await expect(page.getByRole('heading', { name: '手机号已更换' })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await picture(page, 'mobile-changed');
    await page.getByRole('button', { name: '完成' }).click();
    await expect(page).toHaveURL(/\/security$/);
    await expect(page.getByText(`${fresh.slice(0, 3)}****${fresh.slice(7)}`)).toBeVisible();
    await expect(page.getByText(/起可快速赎回/)).toBeVisible();
    const login = await call(page.request, '/api/v1/m/login', { mobile: fresh, password: PASSWORD });
    expect(login.status.code).toBe(10000);
  });

  test('a mobile of another customer is refused, and another may be typed', async ({ page }) => {
    const old = await register(page);
    await page.goto('/telEdit');
    await page.getByRole('button', { name: '验证原手机号' }).click();
    await typeCode(page, old);
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000002');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await typeCode(page, '13800000002');
    await expect(page.getByText('这个手机号已注册其他账户')).toBeVisible();
    await page.getByRole('button', { name: '换个手机号' }).last().click();
    await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible();
  });

  test('a proof that has ended leads back to the beginning', async ({ page }) => {
    await register(page);
    await page.goto('/modifyTel?sessionkey=ended');
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile());
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证已超时')).toBeVisible();
    await page.getByRole('link', { name: '重新验证' }).click();
    await expect(page.getByRole('heading', { name: '更换手机号' })).toBeVisible();
  });
});

function mobile(): string {
  next += 1;
  return `139${Date.now().toString().slice(-3)}${next}`;
}

/** A new customer, logged in on the page. */
async function register(page: Page): Promise<string> {
  const own = mobile();
  const token = await newCustomer(page.request, own);
  await page.addInitScript((value) => localStorage.setItem('tael.token', value), token);
  return own;
}
