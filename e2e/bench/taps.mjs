import { chromium, expect } from '@playwright/test';
import { args, executablePath, phone } from '../phone.mjs';
import { buyPage, fundPage } from './pages.mjs';
import { median, row } from './report.mjs';

const TAP_MS = 150;
const SLOWER = 4;
/** Chromium does not tell of a tap that is seen sooner. */
const LEAST_MS = 16;
const WAIT_MS = 2_000;
const REST_MS = 700;

/** Every run pays for its files, as a first visit does. */
const visitor = { ...phone, serviceWorkers: 'block' };

const tab = (name) => (page) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
const inMain = (role, name) => (page) =>
  page.locator('main:visible').getByRole(role, { name, exact: true }).first();
const key = (name) => (page) =>
  page.getByRole('group', { name: '数字键盘' }).getByRole('button', { name, exact: true });

/** What is tapped, one after the other, on each screen. */
const walks = [
  {
    path: '/fundhome',
    taps: {
      'tab 自选': tab('自选'),
      'tab 财富': tab('财富'),
      'tab 我的': tab('我的'),
      'tab 首页': tab('首页'),
      'period of the ranking': inMain('radio', '近1月'),
    },
  },
  {
    path: '/fundlist',
    taps: {
      'type of the list': inMain('tab', '混合'),
      'row of the list': (page) =>
        page.locator('main:visible a[href^="/funddetail"]').locator('visible=true').first(),
    },
  },
  { path: '/fundlist', taps: { 'button 筛选': inMain('button', '筛选') } },
  {
    path: fundPage,
    taps: {
      'period of the curve': inMain('radio', '近3年'),
      'button 买入': (page) => page.getByRole('button', { name: '买入', exact: true }),
    },
  },
  {
    path: buyPage,
    taps: { 'key 1': key('1'), 'key 0': key('0'), 'key delete': key('删除'), 'key 5': key('5') },
  },
];

/**
 * Taps with a processor four times as slow and prints the medians of `runs`: from the finger's
 * first touch to the first frame that answers, as Event Timing sees it.
 */
export async function measureTaps(server, { runs }) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const walk of walks) {
      const found = new Map(Object.keys(walk.taps).map((name) => [name, []]));
      for (let run = 0; run < runs; run += 1) await take(browser, server, walk, found);
      for (const [name, times_ms] of found) {
        const work = `tap, ${walk.path}: ${name}`;
        console.log(row({ work, measured: median(times_ms), budget: TAP_MS, unit: 'ms' }));
      }
    }
  } finally {
    await browser.close();
  }
}

/** One visit of a screen: opens it as a customer, waits, and taps. */
async function take(browser, { url, token }, { path, taps }, found) {
  const context = await browser.newContext(visitor);
  try {
    await context.addInitScript(observe, { token, least_ms: LEAST_MS });
    const page = await context.newPage();
    await page.goto(url + path);
    await still(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [name, find] of Object.entries(taps)) {
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(REST_MS);
      found.get(name).push(await tap(page, target));
      await still(page);
    }
  } finally {
    await context.close();
  }
}

/** Runs in the page before it: leaves the session, notes how long each touch waits for a frame. */
function observe({ token, least_ms }) {
  localStorage.setItem('tael.token', token);
  window.touched = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.touched.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: least_ms });
}

async function tap(page, target) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()}: nothing to tap`);
  await page.evaluate(() => {
    window.touched = [];
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page
    .waitForFunction(() => window.touched.length > 0, undefined, { timeout: WAIT_MS })
    .catch(() => {});
  await page.waitForTimeout(REST_MS);
  return page.evaluate((least_ms) => Math.max(least_ms, ...window.touched), LEAST_MS);
}

/** Waits until nothing loads any more. */
async function still(page) {
  const busy = page.locator('[aria-busy="true"]:visible, .shimmer:visible, .coming:visible');
  await page.locator('main:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(busy).toHaveCount(0);
}
