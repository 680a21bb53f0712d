import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { args, executablePath, phone } from './phone.mjs';

/**
 * Each test begins in a browser of its own, so a process that waits for the next page waits for
 * nothing. The switch takes the place of Playwright's own, so those of it that matter here come, too.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  reporter: [['list']],
  globalSetup: './servers/fill.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Each worker has a server and a market of its own, so tests do not wait for one another.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // What fails is tried once more, and named if it passes then; `make flaky` does not.
  retries: process.env.STRICT ? 0 : 1,
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    // What a test opens comes from the server, not from what an earlier page kept.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args, `--disable-features=${WITHOUT}`] },
  },
  projects: [
    // What screens do differs in the dark only along the journey; the sweep looks at both itself.
    // It is long, and begins first: at the end the others would wait for it alone.
    { name: 'dark', testMatch: /journey\.spec\.ts/, use: { ...phone, colorScheme: 'dark' } },
    { name: 'light', use: { ...phone, colorScheme: 'light' } },
  ],
});
