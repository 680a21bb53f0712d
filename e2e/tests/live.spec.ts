import { expect } from '@playwright/test';
import { agree, enter, expectAccessible, people, smsCode } from './support';
import { test } from './test';

test('a guest of the live stream logs in, and is led back with what may be known', async ({
  page,
}) => {
  await page.goto('/demo/live');
  await page.getByRole('link', { name: '用澄溪账户登录' }).click();
  await expect(page.getByRole('heading', { name: '进入澄溪直播间' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '用手机号登录' }).click();
  await page.getByLabel('手机号').fill(people.opened);
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await code.fill(await smsCode(page.request, people.opened));
  await agree(page);
  await expect(page.getByText(/你现在是 138\*\*\*\*0002/)).toBeVisible();
  await page.getByRole('button', { name: '同意并进入' }).click();
  await expect(page.getByText(/欢迎，138\*\*\*\*0002/)).toBeVisible();
  // What leads back is worth nothing the second time.
  await page.reload();
  await expect(page.getByText('授权码已失效，请重新登录')).toBeVisible();
});

test('a link to a page that nobody knows leads nowhere', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto(`/live/login?liveUrl=${encodeURIComponent('https://evil.example.com/')}`);
  await expect(page.getByText('这个链接不是合作页面，不能从这里登录')).toBeVisible();
  await expect(page.getByRole('button', { name: '同意并进入' })).toHaveCount(0);
});
