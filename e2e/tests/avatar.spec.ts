import { expect, test } from './test';
import { enter, expectAccessible, people, picture, settled } from './support';

/** A red dot of 8 pixels. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4' +
    'oWSMFTEMLQkA/J1HQRyWxVIAAAAASUVORK5CYII=',
  'base64',
);

test('a customer gives himself a picture and takes it away', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto('/my');
  await page.getByRole('button', { name: '更换头像' }).click();
  await expect(page.getByText('只显示给你自己')).toBeVisible();
  await expectAccessible(page);
  const file = page.getByLabel('选择照片');
  await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('请选择2MB以内、能打开的照片')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.locator('main .avatar img')).toBeVisible();
  await settled(page);
  await picture(page, 'avatar');

  await page.getByRole('button', { name: '更换头像' }).click();
  await page.getByRole('button', { name: '恢复默认头像' }).click();
  await expect(page.locator('main .avatar img')).toHaveCount(0);
});
