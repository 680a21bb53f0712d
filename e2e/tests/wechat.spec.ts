import { expect } from '@playwright/test';
import { enter, expectAccessible, PASSWORD, people, smsCode } from './support';
import { test } from './test';

test('a WeChat is bound by its customer, is nobody else’s, and is unbound', async ({ page }) => {
  const authorise = async (who: RegExp) => {
    await page.getByRole('button', { name: /授权/ }).click();
    await page.getByRole('link', { name: who }).click();
  };

  await test.step('the customer refuses, and nothing is bound', async () => {
    await enter(page, people.opened);
    await page.goto('/security');
    await page.getByRole('link', { name: /微信.*未绑定/ }).click();
    await authorise(/拒绝/);
    await expect(page.getByText(/你没有授权/)).toBeVisible();
  });

  await test.step('a WeChat of somebody else is refused', async () => {
    await authorise(/小林/);
    await expect(page.getByText(/138\*\*\*\*0015的账户已绑定/)).toBeVisible();
    await page.goto('/bind');
  });

  await test.step('she authorises and proves that it is she', async () => {
    await authorise(/小王/);
    await page.getByLabel('登录密码').fill(PASSWORD);
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await page.getByRole('button', { name: '绑定微信' }).click();
    await expect(page.getByRole('heading', { name: '微信绑定好了' })).toBeVisible();
    await page.goto('/security');
    await expect(page.getByRole('link', { name: /微信.*绑定/ })).toHaveAttribute('href', '/unbind');
  });

  await test.step('bound, no other WeChat is asked for', async () => {
    await page.goto('/bind');
    await expect(page.getByRole('heading', { name: '微信已绑定' })).toBeVisible();
    await expect(page.getByRole('button', { name: '解绑微信' })).toBeVisible();
    await expect(page.getByRole('button', { name: /授权/ })).toHaveCount(0);
  });

  await test.step('unbound, she is logged out', async () => {
    await page.goto('/unbind');
    await page.getByLabel('登录密码').fill(PASSWORD);
    await page.getByRole('button', { name: '解绑并退出登录' }).click();
    await expect(page.getByRole('heading', { name: '微信解绑了' })).toBeVisible();
    await expect(page.getByRole('button', { name: '去登录' })).toBeVisible();
  });
});

test('a visitor binds a WeChat by a code to the mobile, and is in', async ({ page }) => {
  await page.goto('/bind');
  await page.getByRole('button', { name: '用微信授权' }).click();
  await page.getByRole('link', { name: /小陈/ }).click();
  await page.getByLabel('手机号').fill(people.newcomer);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await expect(code).toBeVisible();
  await expect(page.getByText(/138\*\*\*\*0003/)).toBeVisible();
  await code.fill(await smsCode(page.request, people.newcomer));
  await expect(page.getByRole('heading', { name: '微信绑定好了' })).toBeVisible();
  await page.getByRole('button', { name: '回到我的' }).click();
  await expect(page).toHaveURL(/\/my$/);

  // On a phone without a session the same WeChat says whose it is, and lets him in.
  await page.evaluate(() => localStorage.removeItem('tael.token'));
  await page.goto('/bind');
  await page.getByRole('button', { name: '用微信授权' }).click();
  await page.getByRole('link', { name: /小陈/ }).click();
  await page.getByRole('button', { name: '用微信登录这个账户' }).click();
  await page.getByLabel('手机号').fill(people.newcomer);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(code).toBeVisible();
  await expect(page.getByText(/138\*\*\*\*0003/)).toBeVisible();
  await code.fill(await smsCode(page.request, people.newcomer));
  await expect(page).toHaveURL(/\/my$/);
});
