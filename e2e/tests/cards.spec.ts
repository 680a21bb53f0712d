import { expect, test } from './test';
import { enter, expectAccessible, PASSWORD, people, picture, settled, smsCode } from './support';

/** A card of 澜海银行, which is signed with its branch only. */
const CARD = '6299040000000070007';
const MOBILE = '13800000002';

test('a card is bound with its branch, and unbound once nothing is on it', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto('/bankCard');
  await page.getByRole('link', { name: '添加', exact: true }).click();
  await page.getByLabel('卡号').fill(CARD);
  await page.getByLabel('预留手机号').fill(MOBILE);
  await page.getByRole('button', { name: '开户行' }).click();
  await page.getByLabel('搜索支行').fill('西湖 人民路');
  await expect(page.getByText('澜海银行杭州市西湖区人民路支行')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'branches');
  await page.getByText('澜海银行杭州市西湖区人民路支行').click();
  // What was typed is still there.
  await expect(page.getByLabel('预留手机号')).toHaveValue(MOBILE);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '同意协议并验证' }).click();
  await expect(page.getByText('银行已把验证码发到')).toBeVisible();
  const code = await smsCode(page.request, MOBILE);
  await page.getByRole('textbox', { name: '银行短信验证码' }).fill(code);
  await expect(page).toHaveURL(/\/bankCard$/);

  await page.getByRole('link', { name: /澜海银行/ }).click();
  await expect(page.getByText('澜海银行杭州市西湖区人民路支行')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'card-empty');
  await page.getByRole('button', { name: '解绑这张卡' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认解绑' }).click();
  await expect(page).toHaveURL(/\/bankCard$/);
  await expect(page.getByRole('link', { name: /江汀银行/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /澜海银行/ })).toHaveCount(0);

  // The only card that is left stays, and says why.
  await page.getByRole('link', { name: /江汀银行/ }).click();
  await expect(page.getByText('这是唯一的银行卡')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'card');
});
