// Writes src/app/gen/facts.ts and first.facts.ts: what contract/routes.tsv says of the paths that
// the rooms' screens.ts and first.screens.ts have rows for. Run it after either changed: npm run gen.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const web = join(dirname(self), '..');
const features = join(web, 'src/features');
const TRAITS = { keepalive: 'k', ask: 'a', email: 'e' };

/** By the name of the generated file, its text. */
export function factsFiles() {
  const routes = routesByPath();
  return {
    'first.facts.ts': textOf(pathsIn('first.screens.ts', 'screens.ts'), routes),
    'facts.ts': textOf(pathsIn('screens.ts', 'rows.ts'), routes),
  };
}

/** What the specification says of each path. */
export function routesByPath() {
  const [, ...lines] = readFileSync(join(web, '../contract/routes.tsv'), 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [path, , flags, title] = line.split('\t');
      return [path, { flags: flags.split(','), title }];
    }),
  );
}

/** Paths that have a row. */
export function knownPaths() {
  return new Set([
    ...pathsIn('first.screens.ts', 'screens.ts'),
    ...pathsIn('screens.ts', 'rows.ts'),
  ]);
}

/** In the order in which a file of the app puts the rooms' rows together. */
function pathsIn(name, table) {
  const own = readFileSync(join(web, 'src/app', table), 'utf8').split('const own = [')[1];
  return [...own.split('] as const')[0].matchAll(/\.\.\.(\w+)/g)].flatMap(([, room]) => {
    const file = join(features, room, name);
    return [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path);
  });
}

/** A line of the facts; empty where it says no more than a row does. */
export function lineOf({ flags, title }) {
  const need = ['buy', 'trade', 'login'].find((flag) => flags.includes(flag)) ?? 'public';
  const traits = Object.entries(TRAITS).filter(([flag]) => flags.includes(flag));
  const line = `${need[0]}${traits.map(([, letter]) => letter).join('')} ${title}`.trimEnd();
  return line === 'p' ? '' : line;
}

function textOf(paths, routes) {
  const lines = paths.map((path) => (routes.has(path) ? lineOf(routes.get(path)) : ''));
  return [
    '// Generated from contract/routes.tsv by scripts/rows.mjs; do not edit.',
    `export const facts = \`${lines.join('\n')}\`;\n`,
  ].join('\n');
}

if (process.argv[1] === self) {
  const out = join(web, 'src/app/gen');
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(factsFiles())) writeFileSync(join(out, name), text);
}
