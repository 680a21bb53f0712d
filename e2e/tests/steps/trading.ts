import { expect, type Page } from '@playwright/test';
import { nextDay, PASSWORD, picture, settled } from '../support';

/** A page, or the phone in the frame of the demo's stage. */
type Screen = Pick<Page, 'getByRole'>;

/** Types a sum or shares on the screen's own keypad and puts it away. */
export async function typeOnKeypad(page: Screen, digits: string) {
  const keypad = page.getByRole('group', { name: '数字键盘' });
  for (const digit of digits) {
    await keypad.getByRole('button', { name: digit, exact: true }).click();
  }
  await keypad.getByRole('button', { name: '下一步' }).click();
}

/** Fills in the form of a purchase up to its one button. */
export async function fillPurchase(page: Page, fundCode: string, amount: string) {
  await page.goto(`/publicbuy?fundCode=${fundCode}`);
  await typeOnKeypad(page, amount);
  await page.locator('main').getByRole('checkbox').check();
}

/** Reads the risk book to its end for as long as it asks, and signs it. */
export async function signRiskBook(page: Page) {
  await expect(page).toHaveURL(/\/riskbook/);
  const accept = page.getByRole('checkbox', { name: /自愿承担风险/ });
  await accept.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10_000);
  await expect(accept).toBeEnabled({ timeout: 30_000 });
  await accept.check();
  await picture(page, 'journey-15-riskbook');
  await page.getByRole('button', { name: '签署风险揭示书' }).click();
}

/** Types the password in the sheet and confirms with the button `act`. */
export async function confirmWithPassword(page: Screen, act: string, password = PASSWORD) {
  const sheet = page.getByRole('dialog', { name: '输入密码' });
  await sheet.getByRole('textbox', { name: '登录密码' }).fill(password);
  await sheet.getByRole('button', { name: act }).click();
}

/** The number of the order whose result is shown. */
export async function orderShown(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/fundResult/);
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

/** Moves the business day until the screen at `path` shows `text`, at most `days` times. */
export async function advanceUntil(page: Page, path: string, text: RegExp, days: number) {
  for (let day = 0; day < days; day += 1) {
    await nextDay(page.request);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    if (await page.getByText(text).first().isVisible()) return;
  }
  throw new Error(`${path} did not show ${text} after ${days} business days`);
}
