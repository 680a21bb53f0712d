import { expect, test } from './test';
import {
  enter,
  expectAccessible,
  people,
  picture,
  settled,
  typeMailedCode,
} from './support';

test('a customer has the statement of an order mailed and reads it', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/deal');
  await settled(page);
  await page.locator('main a[href^="/dealDetails"]').first().click();
  await page.getByRole('button', { name: '发送交易凭证' }).click();
  const address = page.getByLabel('邮箱');
  const confirm = page.getByRole('button', { name: '获取验证码' });
  await address.fill('holder901@example.com');
  await confirm.click();
  await expect(page.getByRole('alert')).toHaveText('这个邮箱不存在或拒收邮件，请换一个');
  await expectAccessible(page);
  await address.fill('holder@example.com');
  await confirm.click();
  await expect(page.getByText('秒后可重发')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'statement-code');
  await typeMailedCode(page, 'holder@example.com');
  await expect(page.getByRole('status').getByText('holder@example.com')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'statement');

  const [letter] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '演示环境：在这里看邮件' }).click(),
  ]);
  const mail = letter.getByRole('listitem').first();
  await expect(mail).toContainText('holder@example.com');
  await expect(mail).toContainText('订单号：');
});

test('an address is confirmed from the personal data, and changed', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/userEdit');
  await page.getByRole('link', { name: /邮箱/ }).click();
  const field = page.getByRole('textbox', { name: /邮箱/ });
  await field.fill('mine@example.com');
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'email');
  const confirm = page.getByRole('button', { name: '获取验证码' });
  await confirm.click();
  await expect(page.getByText('秒后可重发')).toBeVisible();
  // Back to the address, which is still there; the code that was mailed is still awaited.
  await page.goBack();
  await expect(field).toHaveValue('mine@example.com');
  await confirm.click();
  await typeMailedCode(page, 'mine@example.com');
  await expect(page).toHaveURL(/\/userEdit$/);
  await expect(page.getByRole('link', { name: /邮箱/ })).toContainText('mine@example.com');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/email/);
});
