// Which file of a build needs which others, as vite's manifest in dist/.vite says.
import { readFileSync } from 'node:fs';

const file = new URL('../dist/.vite/manifest.json', import.meta.url);

export const manifest = JSON.parse(readFileSync(file, 'utf8'));

/** Files of a chunk and of all that it imports at once. */
export function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}
