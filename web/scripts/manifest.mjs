// Which file of a build needs which others, as vite's manifest in dist/.vite says.
import { readFileSync } from 'node:fs';

/** The build's folder; a trial has another. */
export const dist = new URL(process.env.DIST ?? '../dist/', import.meta.url);
const file = new URL('.vite/manifest.json', dist);

export const manifest = JSON.parse(readFileSync(file, 'utf8'));

/**
 * The key of a module's chunk. One that hands something to a part that it loads later has more to
 * give than its module, and stands in the manifest under its name alone.
 */
export function keyOf(module) {
  if (manifest[module]) return module;
  const name = /(\w+)\.tsx$/.exec(module)?.[1];
  return Object.keys(manifest).find((key) => manifest[key].name === name);
}

/** Files of a chunk and of all that it imports at once. */
export function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

/** Style sheets of the chunks with these files. */
export function stylesOf(files) {
  const chunks = Object.values(manifest).filter((chunk) => files.has(chunk.file));
  return new Set(chunks.flatMap(({ css }) => css ?? []));
}
