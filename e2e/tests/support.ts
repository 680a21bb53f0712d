import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Frame, type Page, test } from '@playwright/test';

/** The demo's customers, as `tael demo` prints them. */
export const PASSWORD = 'tael2026';
export const people = {
  holder: '13800000001',
  opened: '13800000002',
  newcomer: '13800000003',
} as const;

interface Envelope<T> {
  status: { code: number; message: string };
  data: T;
}

/** A plain call; the demo speaks plain JSON beside the sealed form. */
export async function call<T>(
  request: APIRequestContext,
  path: string,
  body: unknown,
  token?: string,
): Promise<Envelope<T>> {
  const headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await request.post(path, { data: body, headers });
  return (await answer.json()) as Envelope<T>;
}

/** The token of a demo customer. */
export async function tokenOf(request: APIRequestContext, mobile: string): Promise<string> {
  const body = { mobile, password: PASSWORD };
  const answer = await call<{ token: string }>(request, '/api/v1/m/login', body);
  expect(answer.status.code, answer.status.message).toBe(10000);
  return answer.data.token;
}

/** Registers a mobile with the tests' password; gives the token. */
export async function newCustomer(request: APIRequestContext, mobile: string): Promise<string> {
  await call(request, '/api/v1/m/preregister', { mobile });
  const body = { mobile, code: await smsCode(request, mobile), password: PASSWORD };
  const answer = await call<{ token: string }>(request, '/api/v1/m/register', body);
  expect(answer.status.code, answer.status.message).toBe(10000);
  return answer.data.token;
}

/** Opens pages as a demo customer. */
export async function enter(page: Page, mobile: string) {
  const token = await tokenOf(page.request, mobile);
  await page.addInitScript((value) => localStorage.setItem('tael.token', value), token);
}

/** The newest code that the simulated SMS provider sent to a mobile. */
export function smsCode(request: APIRequestContext, mobile: string): Promise<string> {
  return newestCode(request, '/demo/sms', (one) => one.mobile === mobile && one.code);
}

/** What the bank of a mobile's owner says has come, newest first. */
export function smsAmount(request: APIRequestContext, mobile: string): Promise<string> {
  const inText = (text = '') => /转入([\d.]+)元/.exec(text)?.[1];
  return newestCode(request, '/demo/sms', (one) => one.mobile === mobile && inText(one.text));
}

/** The newest code that was mailed to an address. */
export function mailCode(request: APIRequestContext, email: string): Promise<string> {
  const inText = (text = '') => /验证码 (\d{6})/.exec(text)?.[1];
  return newestCode(request, '/demo/mail', (one) => one.email === email && inText(one.text));
}

async function newestCode(
  request: APIRequestContext,
  box: string,
  codeOf: (sent: Record<string, string>) => string | undefined | false,
): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await request.get(box, { headers: { accept: 'application/json' } });
    const list = (await answer.json()) as Record<string, string>[];
    code = list.map(codeOf).find(Boolean) || '';
    expect(code).toMatch(/^(\d{6}|\d+\.\d\d)$/);
  }).toPass();
  return code;
}

/** Types the code that has just been sent to a mobile. */
export async function typeCode(page: Page, to: string) {
  await expect(page.getByText('秒后可重发')).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await smsCode(page.request, to));
}

/** Types the code that has just been mailed to an address. */
export async function typeMailedCode(page: Page, to: string) {
  await expect(page.getByText('秒后可重发')).toBeVisible();
  await page.getByRole('textbox', { name: '邮箱验证码' }).fill(await mailCode(page.request, to));
}

/** Moves the business day and waits until it stands still. */
export async function nextDay(request: APIRequestContext) {
  const before = await day(request);
  await expect(async () => {
    // 409 while the demo is at work on the day by itself.
    const moved = await request.post('/demo/day/advance', { timeout: 120_000 });
    expect(moved.ok()).toBe(true);
  }).toPass({ timeout: 120_000 });
  await expect(async () => {
    const now = await day(request);
    expect(now.day > before.day && !now.busy).toBe(true);
  }).toPass({ timeout: 120_000 });
}

async function day(request: APIRequestContext): Promise<{ day: string; busy: boolean }> {
  const answer = await request.get('/demo/status');
  return ((await answer.json()) as { data: { day: string; busy: boolean } }).data;
}

/** The rules of axe that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe can find, at any level; in frames, too, where they are not the same page again. */
export async function expectAccessible(
  page: Page,
  { iframes = true, by = 'whole' }: { iframes?: boolean; by?: 'whole' | 'colours' } = {},
) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes });
  if (by === 'colours') axe.withRules(COLOURS);
  // There is no foreign frame for whose sake the findings would be put together in a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  const lines = violations.map(
    ({ id, impact, nodes }) =>
      `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(lines, `${page.url()}\n${lines.join('\n')}`).toEqual([]);
}

/** Reads what is asked for by itself, ticks its empty box and goes on. */
export async function agree(page: Page | Frame) {
  const box = page.getByRole('checkbox', { name: /我已阅读并单独同意/ });
  await expect(box).not.toBeChecked();
  await page.getByText('我已阅读并单独同意').click();
  await page.getByRole('button', { name: '同意并继续' }).click();
}

/** A full picture of the screen beside the test's other results. */
export async function picture(page: Page, name: string) {
  await page.screenshot({
    path: `results/pictures/${test.info().project.name}/${name}.png`,
    animations: 'disabled',
  });
}

/** Waits until the app stands and nothing loads any more. */
export async function settled(page: Page) {
  // What stands before the app's code has come looks like it: it neither hears of a new address nor
  // knows which screen was the first.
  await expect(page.locator('.still')).toHaveCount(0);
  // Screens that are kept alive stay in the document, hidden.
  await expect(page.locator('main:visible')).toHaveCount(1);
  const busy = page.locator('[aria-busy="true"]:visible, .shimmer:visible, .coming:visible');
  await expect(busy).toHaveCount(0);
}
