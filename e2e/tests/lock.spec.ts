import { expect, type Page, test } from './test';
import { enter, expectAccessible, people, picture } from './support';

test.describe('the gesture lock', () => {
  test('a new visit draws it before it sees anything, then gets what it wanted', async ({
    context,
    page,
  }) => {
    await enter(page, people.opened);
    await page.goto('/gesture/set');
    await draw(page, '1236');
    await expect(page.getByText('再画一次，确认图案')).toBeVisible();
    await draw(page, '1236');
    await expect(page.getByText('手势密码已开启').first()).toBeVisible();
    await page.goto('/asset');
    await expect(page.getByRole('heading', { name: '财富', level: 1 })).toBeVisible();

    // The token is the device's, the drawing is the visit's.
    const visit = await context.newPage();
    for (const place of ['/fundhome', '/my']) {
      await visit.goto(place);
      await expect(visit.getByRole('button', { name: '解锁后查看' })).toBeVisible();
    }
    await expect(visit.getByText(/^1\d\d\*{4}\d{4}$/)).toBeHidden();
    await picture(visit, 'locked-my');
    await expectAccessible(visit);
    await visit.goto('/bankCard');
    await expect(visit).toHaveURL(/\/gesture$/);
    await picture(visit, 'lock');
    await draw(visit, '1478');
    await expect(visit.getByText('图案不对，还可以试4次')).toBeVisible();
    await draw(visit, '1236');
    await expect(visit).toHaveURL(/\/bankCard$/);
    await visit.reload();
    await expect(visit.getByRole('heading', { name: '我的银行卡' })).toBeVisible();
  });

  test('the unlock screen goes on where no gesture is set', async ({ page }) => {
    await enter(page, people.opened);
    await page.goto('/gesture');
    await expect(page).toHaveURL(/\/my$/);
  });
});

/** Draws over the nodes 1 to 9 with the keys that the pattern takes. */
async function draw(page: Page, nodes: string) {
  await page.getByRole('application', { name: /手势图案/ }).focus();
  for (const node of nodes) await page.keyboard.press(node);
  await page.keyboard.press('Enter');
}
