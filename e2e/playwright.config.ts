import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The real binary, as `make demo` starts it, on a data folder and a port of its own. */
const port = Number(process.env.E2E_PORT ?? 18080);
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'tael-e2e-'));
process.env.E2E_DATA = data;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
};

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One server, one business day: the tests move it, so they run one after the other.
  workers: 1,
  retries: 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    // What a test opens comes from the server, not from what an earlier page kept.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'light', use: { ...phone, colorScheme: 'light' } },
    // What screens look like differs in the dark; what they do, only along the journey.
    { name: 'dark', testMatch: /(journey|screens)\.spec\.ts/, use: { ...phone, colorScheme: 'dark' } },
  ],
  webServer: {
    command: `${process.env.TAEL ?? '../target/debug/tael'} demo`,
    env: { DATA: data, PORT: String(port), DATABASE_URL: process.env.E2E_DATABASE_URL ?? '' },
    url: `http://127.0.0.1:${port}/.well-known/jwks.json`,
    // Filling five years of an invented market takes a debug build a minute or two.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
