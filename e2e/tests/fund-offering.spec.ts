import { expect, test } from './test';
import { advanceUntil, confirmWithPassword, typeOnKeypad } from './steps/trading';
import { enter, expectAccessible, people, picture, settled } from './support';

/** In its offering until the day after the demo begins; established the day after that. */
const FUND = '澄溪均衡精选混合A';

// Before the journey, which moves the day past the offering.
test('a new fund is subscribed, and its shares are there when it is established', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await enter(page, people.opened);
  await page.goto('/fundlist?type=new');
  await page.getByRole('link').filter({ hasText: FUND }).click();
  await expect(page.getByText('发售面值（元）')).toBeVisible();
  await expect(page.getByText('募集安排')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await picture(page, 'offering-1-fund');
  await page.getByRole('button', { name: '认购', exact: true }).click();

  await expect(page).toHaveURL(/\/publicbuy/);
  await typeOnKeypad(page, '10000');
  await page.locator('main').getByRole('checkbox').check();
  await expect(page.getByText('如果募集失败')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'offering-2-subscribe');
  await page.getByRole('button', { name: '确认认购' }).click();
  await confirmWithPassword(page, '确认认购');
  await expect(page).toHaveURL(/\/subscriberesult/);
  await expect(page.getByRole('heading', { name: '认购已受理' })).toBeVisible();
  await picture(page, 'offering-3-accepted');

  const order = new URL(page.url()).searchParams.get('orderNo') ?? '';
  const details = `/dealDetails?orderNo=${order}`;
  await advanceUntil(page, details, /认购申请已受理，已完成/, 1);
  await picture(page, 'offering-4-received');
  await advanceUntil(page, details, /^确认成功$/, 3);
  await expect(page.getByText('募集期利息', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'offering-5-confirmed');
  await page.goto('/asset');
  await expect(page.getByRole('link').filter({ hasText: FUND }).first()).toBeVisible();
});
