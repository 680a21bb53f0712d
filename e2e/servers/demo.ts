import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** When every test's day begins: a Wednesday, an hour after the market opened. */
const BEGINS = '2026-11-25T10:30:00';
/** Filling five years of an invented market takes a slow machine a minute or two. */
const START_LIMIT_MS = 300_000;

const binary = process.env.TAEL ?? new URL('../../target/debug/tael', import.meta.url).pathname;

/** The real binary at work on a data folder of its own, as `make demo` starts it. */
export interface Demo {
  address: string;
  /** With the signal that a test's own copy needs not survive, or the one that closes files well. */
  stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Starts a demo on a free port; an empty folder is filled first. */
export async function startDemo(data: string): Promise<Demo> {
  const child = spawn(binary, ['demo', '--at', BEGINS], {
    env: { ...process.env, DATA: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop: Demo['stop'] = async (signal) => {
    process.off('exit', orphan);
    child.kill(signal);
    await ended;
  };
  return { address: await addressOf(child), stop };
}

/** The address that it prints once it serves. */
function addressOf(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  child.stderr?.on('data', (text) => said.push(String(text)));
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${binary} demo: ${why}\n${said.join('')}`));
    const timer = setTimeout(() => fail('does not start'), START_LIMIT_MS);
    child.once('error', ({ message }) => fail(message));
    child.once('close', (code) => fail(`ended with ${code}`));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const address = /listens on (http:\S+)/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
