import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { args, executablePath, phone } from './phone.mjs';

/** The real binary, as `make demo` starts it, on a data folder and a port of its own. */
const port = Number(process.env.E2E_PORT ?? 18080);
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'tael-e2e-'));
process.env.E2E_DATA = data;

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
    launchOptions: { executablePath, args },
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
