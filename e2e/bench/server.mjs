import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { yieldToPages } from './priority.mjs';

const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 5_000;

/** The demo's customer who has opened an account and holds funds, as `tael demo` prints him. */
const holder = { mobile: '13800000001', password: 'tael2026' };

/**
 * Starts the demo of the binary TAEL on a data folder of its own, or takes the one that BENCH_URL
 * names. Gives its address, the token of a customer and how to stop it.
 */
export async function startServer() {
  if (process.env.BENCH_URL) return serverAt(process.env.BENCH_URL, async () => {});
  const data = await mkdtemp(join(tmpdir(), 'tael-bench-web-'));
  const port = process.env.BENCH_PORT ?? '18081';
  const binary = process.env.TAEL ?? '../target/release/tael';
  const server = spawn(binary, ['demo'], {
    env: { ...process.env, DATA: data, PORT: port, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  yieldToPages(server);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let failed;
  server.once('error', (cause) => {
    failed = cause;
  });
  async function stop() {
    if (server.exitCode === null && !failed) {
      server.kill('SIGINT');
      await Promise.race([ended, pause(STOP_LIMIT_MS)]);
      server.kill('SIGKILL');
    }
    await rm(data, { recursive: true, force: true });
  }
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(url, () => failed ?? (server.exitCode !== null && new Error(`${binary} ended`)));
    return await serverAt(url, stop);
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function serverAt(url, stop) {
  return { url, token: await tokenAt(url), stop };
}

/** Waits until the server is up; `broken` says why it never will be. */
async function answers(url, broken) {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await pause(200)) {
    const why = broken();
    if (why) throw why;
    const up = await fetch(`${url}/.well-known/jwks.json`).catch(() => null);
    if (up?.ok) return;
  }
  throw new Error(`nothing answers at ${url}`);
}

/** Logs the holder in; the demo takes plain JSON beside the sealed form. */
async function tokenAt(url) {
  const answer = await fetch(`${url}/api/v1/m/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(holder),
  });
  const { status, data } = await answer.json();
  if (!data?.token) throw new Error(`login: ${status?.message ?? answer.status}`);
  return data.token;
}

function pause(time_ms) {
  return new Promise((resolve) => setTimeout(resolve, time_ms));
}
