// Writes src/app/gen/facts.ts and first.facts.ts: what contract/routes.tsv says of the paths that
// the rooms' screens.ts and first.screens.ts have rows for. Run it after either changed: npm run gen.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    'first.facts.ts': textOf(pathsIn('first.screens.ts'), routes),
    'facts.ts': textOf(pathsIn('screens.ts'), routes),
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
  return new Set([...pathsIn('first.screens.ts'), ...pathsIn('screens.ts')]);
}

function pathsIn(name) {
  return readdirSync(features).flatMap((room) => {
    const file = join(features, room, name);
    if (!existsSync(file)) return [];
    return [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path);
  });
}

export function lineOf(path, { flags, title }) {
  const need = ['buy', 'trade', 'login'].find((flag) => flags.includes(flag)) ?? 'public';
  const traits = Object.entries(TRAITS).filter(([flag]) => flags.includes(flag));
  return `${path} ${need[0]}${traits.map(([, letter]) => letter).join('')} ${title}`.trimEnd();
}

function textOf(paths, routes) {
  const known = paths.filter((path) => routes.has(path));
  // What everybody may see and has no title says nothing that a row does not.
  const lines = known.filter((path) => lineOf(path, routes.get(path)) !== `${path} p`);
  return [
    '// Generated from contract/routes.tsv by scripts/rows.mjs; do not edit.',
    'export const facts = `',
    ...lines.map((path) => lineOf(path, routes.get(path))),
    '`;\n',
  ].join('\n');
}

if (process.argv[1] === self) {
  const out = join(web, 'src/app/gen');
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(factsFiles())) writeFileSync(join(out, name), text);
}
