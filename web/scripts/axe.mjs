// Runs axe over every story in every look (npm run dev must be up): node scripts/axe.mjs
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';

const address = process.env.WEB ?? 'http://127.0.0.1:5173';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
let found = 0;
try {
  for (const look of ['light', 'dark', 'elder']) found += await examine(look);
} finally {
  await browser.close();
}
console.log(`${found} findings`);
process.exitCode = found ? 1 : 0;

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
  for (const path of [`${address}/ui`, ...paths]) {
    await page.goto(path);
    await page.waitForSelector('.page');
    await page.waitForTimeout(500);
    const { violations } = await new AxeBuilder({ page }).analyze();
    count += violations.length;
    for (const { id, impact, nodes } of violations) {
      console.log(`${look} ${path.split('/').pop()} ${impact} ${id}`);
      for (const node of nodes.slice(0, 3)) console.log(`    ${node.html.slice(0, 160)}`);
    }
  }
  await context.close();
  return count;
}
