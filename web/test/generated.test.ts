import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A generator takes 2 s, and ten times that where a release is built beside it. */
const LONG_MS = 180_000;

test(
  'has the types and operations of the contract as they are now',
  () => {
    const fresh = mkdtempSync(join(tmpdir(), 'tael-gen-'));
    try {
      execFileSync(process.execPath, ['scripts/gen.mjs', fresh]);
      expect(textsIn('src/wire/gen'), 'stale: run `make gen`').toEqual(textsIn(fresh));
    } finally {
      rmSync(fresh, { recursive: true });
    }
  },
  LONG_MS,
);

function textsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
