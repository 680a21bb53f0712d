import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './demo';

/** Before all tests: fills one folder, of which each server gets a copy. */
export default async function fill() {
  const home = await mkdtemp(join(tmpdir(), 'tael-e2e-'));
  process.env.E2E_HOME = home;
  const demo = await startDemo(filledFolder());
  await demo.stop('SIGTERM');
  return () => rm(home, { recursive: true, force: true });
}

/** The folder that was filled, and is never served again. */
export function filledFolder(): string {
  return join(homeFolder(), 'filled');
}

/** Where this run keeps all its data folders. */
export function homeFolder(): string {
  const home = process.env.E2E_HOME;
  if (!home) throw new Error('the demo folder is filled before the tests, by servers/fill.ts');
  return home;
}
