// Runs axe over every story in every look, and measures that bars at the foot are no wider than the
// phone; a line for each: node scripts/axe.mjs (WEB: the address of a development server, else it
// builds the stories and serves them).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

const built = process.env.WEB ? null : mkdtempSync(join(tmpdir(), 'tael-stories-'));
const server = built && (await serve(built));
const address = process.env.WEB ?? server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
let found = 0;
try {
  const counts = await Promise.all(['light', 'dark', 'elder'].map(examine));
  for (const count of counts) found += count;
} finally {
  await browser.close();
  await server?.close();
  if (built) rmSync(built, { recursive: true });
}
console.log(`${found} findings`);
process.exit(found ? 1 : 0);

/**
 * A development server loads its pages anew whenever it finds another library, also under the eyes
 * of axe. So the stories, which are no part of the app for customers, are built for development.
 */
async function serve(outDir) {
  process.env.NODE_ENV = 'development';
  const root = new URL('..', import.meta.url).pathname;
  const common = { root, mode: 'development', logLevel: 'error' };
  await build({ ...common, build: { outDir, minify: false, reportCompressedSize: false } });
  return preview({ ...common, build: { outDir }, preview: { port: 0 } });
}

async function examine(look) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('tael.theme', chosen === 'dark' ? 'dark' : 'light');
    localStorage.setItem('tael.size', chosen === 'elder' ? 'elder' : 'normal');
  }, look);
  const page = await context.newPage();
  await page.goto(`${address}/ui`);
  await page.waitForSelector('a[href*="story="]');
  const paths = await page.$$eval('a[href*="story="]', (links) => links.map((link) => link.href));
  let count = 0;
  for (const path of [`${address}/ui`, ...paths]) count += await story(page, look, path);
  await context.close();
  return count;
}

/** What a bar at the foot has beyond the sides of the narrowest phone, and of a usual one. */
async function beyond(page) {
  const found = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const words = await page.$$eval('.bottombar *', (parts) => {
      const edge = document.documentElement.clientWidth + 1;
      return parts
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent);
    });
    found.push(...words.map((text) => `wider than ${width}: ${text}`));
  }
  return found;
}

async function story(page, look, path) {
  await page.goto(path);
  await page.waitForSelector('.page');
  await page.waitForTimeout(500);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // There is no foreign frame for whose sake the findings would be put together in another page.
  const { violations } = await axe.setLegacyMode().analyze();
  const wide = await beyond(page);
  const count = violations.length + wide.length;
  console.log(`${count ? 'FAILED' : 'ok'} ${look} ${path.split('/').pop()}`);
  for (const line of wide) console.log(`    ${line}`);
  for (const { id, impact, nodes } of violations) {
    console.log(`    ${impact} ${id}`);
    for (const node of nodes.slice(0, 3)) console.log(`    ${node.html.slice(0, 160)}`);
  }
  return count;
}
