/**
 * Films the demo's stage: buy, next day, shares. `scripts/moving-picture` makes the README's
 * pictures of it. Frames go to the folder of the first argument, the colour scheme is the second.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { args, executablePath } from './phone.mjs';

const [folder, scheme] = process.argv.slice(2);
const address = process.env.STAGE ?? 'http://127.0.0.1:8080';
const FUND = '031042';
const FRAME_MS = 200;

const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1440, height: 900 },
  colorScheme: scheme,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
});
mkdirSync(folder, { recursive: true });
let taken = 0;
let filming = true;

async function film() {
  while (filming) {
    const began = Date.now();
    const picture = await page.screenshot({ type: 'png' }).catch(() => null);
    if (picture) writeFileSync(join(folder, `${String(taken++).padStart(4, '0')}.png`), picture);
    await page.waitForTimeout(Math.max(0, FRAME_MS - (Date.now() - began)));
  }
}

const pause = (ms) => page.waitForTimeout(ms);
await page.goto('/fundhome');
const phone = await (await page.locator('iframe').elementHandle()).contentFrame();
const curtain = page.getByRole('region', { name: '幕后' });
const day = page.getByRole('region', { name: '业务日' });
await page.getByRole('button', { name: '已开户' }).click();
await phone.goto(`/funddetail?fundCode=${FUND}`);
await phone.locator('h1').first().waitFor();
await pause(1500);
const film_ = film();
await pause(1500);
await phone.goto(`/publicbuy?fundCode=${FUND}`);
const keypad = phone.getByRole('group', { name: '数字键盘' });
for (const digit of '1000') {
  await keypad.getByRole('button', { name: digit, exact: true }).click();
  await pause(250);
}
await keypad.getByRole('button', { name: '下一步' }).click();
await pause(1800);
await phone.locator('main').getByRole('checkbox').press('Space');
await phone.getByRole('button', { name: '确认买入' }).click();
const sheet = phone.getByRole('dialog', { name: '输入密码' });
await sheet.getByRole('textbox', { name: '登录密码' }).fill('tael2026');
await pause(900);
await sheet.getByRole('button', { name: '确认买入' }).click();
await phone.getByRole('heading', { name: '买入已受理' }).waitFor();
await curtain.getByRole('table').waitFor();
await pause(1800);
await phone.getByRole('button', { name: '查看订单' }).click();
await pause(1200);
await day.getByRole('button', { name: /^到/ }).click();
await curtain.getByText('_04.TXT').waitFor({ timeout: 120_000 });
await pause(6000);
filming = false;
await film_;
await browser.close();
console.log(`${taken} frames`);
