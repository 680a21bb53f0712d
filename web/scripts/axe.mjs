// Runs axe over every story in every look; a line for each: node scripts/axe.mjs (WEB: the address
// of a development server, else it starts one).
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const server = process.env.WEB ? null : await createServer({ root, logLevel: 'silent' });
await server?.listen(0);
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
}
console.log(`${found} findings`);
process.exit(found ? 1 : 0);

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

async function story(page, look, path) {
  await page.goto(path);
  await page.waitForSelector('.page');
  await page.waitForTimeout(500);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // There is no foreign frame for whose sake the findings would be put together in another page.
  const { violations } = await axe.setLegacyMode().analyze();
  console.log(`${violations.length ? 'FAILED' : 'ok'} ${look} ${path.split('/').pop()}`);
  for (const { id, impact, nodes } of violations) {
    console.log(`    ${impact} ${id}`);
    for (const node of nodes.slice(0, 3)) console.log(`    ${node.html.slice(0, 160)}`);
  }
  return violations.length;
}
