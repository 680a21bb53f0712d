// Photographs the stories (npm run dev must be up): node scripts/shots.mjs [name …]
// OUT=folder, WEB=address, LOOKS=light,dark,elder, FULL=1 for whole pages.
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const address = process.env.WEB ?? 'http://127.0.0.1:5173';
const out = process.env.OUT ?? '.shots';
const looks = (process.env.LOOKS ?? 'light,dark,elder').split(',');
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: flags.split(' '),
});
await mkdir(out, { recursive: true });
try {
  const names = process.argv.length > 2 ? process.argv.slice(2) : await storyNames();
  for (const look of looks) await photograph(look, names);
} finally {
  await browser.close();
}

async function photograph(look, names) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: Number(process.env.SCALE ?? 3),
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('tael.theme', chosen === 'dark' ? 'dark' : 'light');
    localStorage.setItem('tael.size', chosen === 'elder' ? 'elder' : 'normal');
  }, look);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${look}: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && console.error(line.text()));
  for (const name of names) {
    await page.goto(`${address}${name.startsWith('/') ? name : `/ui?story=${name}`}`);
    await page.waitForSelector('.page');
    await page.waitForTimeout(700);
    const file = `${out}/${name.replaceAll(/\W+/g, '-')}-${look}.png`;
    await page.screenshot({ path: file, fullPage: Boolean(process.env.FULL) });
  }
  await context.close();
}

async function storyNames() {
  const page = await browser.newPage();
  await page.goto(`${address}/ui`);
  await page.waitForSelector('a[href*="story="]');
  const names = await page.$$eval('a[href*="story="]', (links) =>
    links.map((link) => new URL(link.href).searchParams.get('story')),
  );
  await page.close();
  return names;
}
