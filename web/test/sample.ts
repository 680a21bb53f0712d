import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@/wire/operation';

const SAMPLES = '../contract/samples';

/**
 * What the server answers: written by `crates/tael/tests/samples.rs`, which names the cases
 * (`holder`, `newcomer`, `visitor`, an order that is `open`). Without a name it is the first of these
 * that there is. A fresh copy, which a test may change.
 */
export function sample<In, Out>(operation: Operation<In, Out>, name?: string): Out {
  const cases = casesOf(operation.id);
  const found = cases[name ?? usual(cases)];
  if (found === undefined) throw new Error(`${operation.id} has no sample ${name ?? ''}`);
  return found as Out;
}

/** The answer of an operation to somebody; undefined where there is none. */
export function sampleFor(id: string, who: string): unknown {
  try {
    const cases = casesOf(id);
    return cases[who] ?? cases[usual(cases)];
  } catch {
    return undefined;
  }
}

function usual(cases: Record<string, unknown>): string {
  return ['holder', 'visitor', 'newcomer'].find((name) => name in cases) ?? '';
}

function casesOf(id: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(SAMPLES, `${id}.json`), 'utf8'));
}
