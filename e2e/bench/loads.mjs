import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { args, executablePath } from '../phone.mjs';
import { trusting } from './front.mjs';
import { pages } from './pages.mjs';
import { median, row } from './report.mjs';

const TBT_MS = 100;
const CLS = 0.01;
const ACCESSIBILITY = 100;
/** Lighthouse now and then misses the begin of a load; it says so, and measures it again. */
const TRIES = 3;

const flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility'],
  // Pictures of a load; nothing here reads them.
  skipAudits: ['screenshot-thumbnails', 'final-screenshot'],
  disableFullPageScreenshot: true,
};

/**
 * Loads each page `runs` times as Lighthouse's phone does, cold, and prints the medians; of
 * accessibility the least. `chosen` are names of pages; none means all.
 */
export async function measureLoads(server, { runs, chosen }) {
  for (const page of pages.filter(({ name }) => !chosen.length || chosen.includes(name))) {
    const launched = [...args, ...trusting, '--lang=zh-CN'];
    const browser = await puppeteer.launch({ executablePath, args: launched });
    try {
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await again(browser, server, page));
      print(page, results);
    } finally {
      await browser.close();
    }
  }
}

async function again(browser, server, page) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await load(browser, server, page);
    } catch (cause) {
      if (tried === TRIES || !/NO_NAVSTART/.test(cause.message)) throw cause;
    }
  }
}

async function load(browser, server, { path, customer }) {
  const page = await browser.newPage();
  try {
    // Lighthouse empties caches and workers before a load, not the storage that keeps a session.
    if (customer) await enter(page, server);
    const { lhr } = await lighthouse(`${server.url}${path}`, flags, undefined, page);
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const shown = new URL(lhr.finalDisplayedUrl);
    if (shown.pathname !== path.split('?')[0]) throw new Error(`${path} led to ${shown.pathname}`);
    const value = (audit) => lhr.audits[audit].numericValue;
    return {
      lcp_ms: value('largest-contentful-paint'),
      tbt_ms: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      accessibility: lhr.categories.accessibility.score * 100,
    };
  } finally {
    await page.close();
  }
}

/** Leaves the session where the app looks for it. */
async function enter(page, { url, token }) {
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((value) => localStorage.setItem('tael.token', value), token);
}

function print({ name, path, lcp_ms }, results) {
  const all = (of) => results.map((result) => result[of]);
  const work = (what) => `${name}, ${path}: ${what}`;
  const rows = [
    { work: work('LCP'), measured: median(all('lcp_ms')), budget: lcp_ms, unit: 'ms' },
    { work: work('TBT'), measured: median(all('tbt_ms')), budget: TBT_MS, unit: 'ms' },
    { work: work('CLS'), measured: median(all('cls')), budget: CLS, places: 3 },
    {
      work: work('accessibility'),
      measured: Math.min(...all('accessibility')),
      budget: ACCESSIBILITY,
      least: true,
    },
  ];
  for (const figure of rows) console.log(row(figure));
}
