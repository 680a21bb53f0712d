/**
 * Takes the pictures of docs/pictures from a running demo: `scripts/shown-pictures`. The screens of
 * a list or an object are found as a customer finds them, by a link on another screen.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { args, executablePath, phone } from './phone.mjs';

const folder = process.argv[2];
const address = process.env.DEMO ?? 'http://127.0.0.1:8080';
const PASSWORD = 'tael2026';
const HOLDER = '13800000001';
const EXPIRED = '13800000012';
const FUND = '031042';
const BYTES_MAX = 60_000;

/** What is shown: where, how, for whom, and what is to be in sight. */
const SHOTS = [
  { name: 'assets', at: '/asset' },
  { name: 'analysis', at: '/assetAnalysis', theme: 'dark' },
  { name: 'calendar', at: '/profithis' },
  { name: 'fund', at: `/funddetail?fundCode=${FUND}` },
  { name: 'archive', at: `/funddetail/archivesdetail?fundCode=${FUND}`, theme: 'dark' },
  { name: 'achievement', at: `/funddetail/achievement?fundCode=${FUND}`, see: '每个月' },
  { name: 'market', at: '/marketList', theme: 'dark' },
  { name: 'messages', at: '/aimmessagescreen' },
  { name: 'positions', at: '/position', theme: 'dark' },
  { name: 'compare', at: '/selfSelect?compare=031042,031392' },
  { name: 'plan', at: '/myfixedinvest', link: 'a[href^="/fixedinvestdetail"]' },
  { name: 'wish', at: '/childAccount', size: 'elder' },
  { name: 'pension', at: '/pension', theme: 'dark' },
  { name: 'data', at: '/myData' },
  { name: 'card', at: '/bankCard', link: 'a[href^="/cardInfo"]', size: 'elder' },
  { name: 'certificate', at: '/userCert', as: EXPIRED },
];

const browser = await chromium.launch({ executablePath, args });
const painter = await browser.newPage();
const tokens = new Map();
for (const shot of SHOTS) await take(shot);
await browser.close();

async function take({ name, at, link, see, theme = 'light', size = 'normal', as = HOLDER }) {
  const context = await browser.newContext({
    ...phone,
    baseURL: address,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const looks = { 'tael.token': await tokenOf(as), 'tael.theme': theme, 'tael.size': size };
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, looks);
  const page = await context.newPage();
  await page.goto(at, { waitUntil: 'networkidle' });
  if (link) {
    await page.goto(await page.locator(link).first().getAttribute('href'), {
      waitUntil: 'networkidle',
    });
  }
  await page.locator('main').first().waitFor();
  if (see) await page.getByRole('heading', { name: see }).evaluate(below);
  await page.waitForTimeout(1500);
  const picture = await webp(await page.screenshot({ type: 'png' }));
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`${name} ${picture.length}`);
  await context.close();
}

/** In the browser: what is to be seen comes below the bar. */
function below(heading) {
  window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 150);
}

/** The session of one of the demo's customers. */
async function tokenOf(mobile) {
  if (!tokens.has(mobile)) {
    const answer = await fetch(`${address}/api/v1/m/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ mobile, password: PASSWORD }),
    });
    const { status, data } = await answer.json();
    if (status.code !== 10000) throw new Error(`${mobile}: ${status.message}`);
    tokens.set(mobile, data.token);
  }
  return tokens.get(mobile);
}

/** A picture as the browser makes WebP, as good as it may be within its bytes. */
async function webp(png) {
  for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
    const text = await painter.evaluate(painted, { png: png.toString('base64'), quality });
    const picture = Buffer.from(text.replace(/^data:image\/webp;base64,/, ''), 'base64');
    if (picture.length <= BYTES_MAX) return picture;
  }
  throw new Error(`no quality is within ${BYTES_MAX} bytes`);
}

/** In the browser. */
async function painted({ png, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
