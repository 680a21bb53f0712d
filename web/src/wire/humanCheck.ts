import { sha256 } from '@noble/hashes/sha2.js';

/** Numbers are tried for so long before the page may draw and listen again. */
const SLICE_MS = 12;
/** Looking at the clock costs as much as some tries. */
const TRIES = 64;

/** What the server wants to be done before it hears who comes unusually often. */
interface Puzzle {
  puzzle: string;
  /** For each a number is looked for. */
  parts: number;
  /** With which the hash begins with so many zero bits. */
  bits: number;
}

/**
 * Does what the refusal of an unchecked call asks for: what the header `X-Check` says then. The
 * page goes on meanwhile. Nothing where it is a check that this app does not know.
 */
export async function passCheck(asked: unknown, signal?: AbortSignal): Promise<string | undefined> {
  if (!isPuzzle(asked)) return undefined;
  const numbers: number[] = [];
  for (let part = 0; part < asked.parts; part += 1) {
    numbers.push(await numberOf(asked, part, signal));
  }
  return `${asked.puzzle}:${numbers.join('.')}`;
}

async function numberOf(
  { puzzle, bits }: Puzzle,
  part: number,
  signal?: AbortSignal,
): Promise<number> {
  const text = new TextEncoder();
  let until_ms = performance.now() + SLICE_MS;
  for (let number = 0; ; number += 1) {
    if (zeros(sha256(text.encode(`${puzzle}.${part}.${number}`))) >= bits) return number;
    if (number % TRIES === 0 && performance.now() > until_ms) {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      until_ms = performance.now() + SLICE_MS;
    }
  }
}

/** Zero bits before the first that is not, of 32. */
function zeros(hash: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0);
}

function isPuzzle(asked: unknown): asked is Puzzle {
  if (typeof asked !== 'object' || asked === null || !('kind' in asked)) return false;
  return asked.kind === 'puzzle' && 'puzzle' in asked && 'parts' in asked && 'bits' in asked;
}
