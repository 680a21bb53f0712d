// Writes dist/pages/<path>.html: the page with the names of the files that the screen at this path
// needs at once, so that the browser asks for them beside the entry and not after it. The server
// gives a path its own page, and index.html, which is home's, to every other.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf, manifest } from './manifest.mjs';

const dist = new URL('../dist/', import.meta.url);
const features = new URL('../src/features/', import.meta.url);
/** Of the entry chunk; what it shows below its head has a chunk of its own, which can wait. */
const HOME = { path: '/fundhome', module: 'src/features/home/HomeBelow.tsx' };

const LAZY = /lazy\(\(\) => import\('\.\/(\w+)'\)\)/.source;

const page = readFileSync(new URL('index.html', dist), 'utf8');
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);

for (const { path, module } of screens()) {
  if (!manifest[module]) throw new Error(`${path}: ${module} has no chunk`);
  write(`pages${path}.html`, module);
}
write(`pages${HOME.path}.html`, HOME.module, ' fetchpriority="low"');
write('index.html', HOME.module, ' fetchpriority="low"');

function write(name, module, priority = '') {
  const tags = [...filesOf(module)]
    .filter((file) => !first.has(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}"${priority}>\n`);
  const file = new URL(name, dist);
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, page.replace('  </head>', `${tags.join('')}  </head>`));
}

/** Paths without arguments and the modules of their screens, as the rooms' rows say. */
function screens() {
  return readdirSync(features).flatMap((room) => {
    const rows = new URL(`${room}/screens.ts`, features);
    return existsSync(rows) ? screensOf(room, readFileSync(rows, 'utf8')) : [];
  });
}

function screensOf(room, source) {
  const named = new Map();
  for (const [, name, screen] of source.matchAll(new RegExp(`const (\\w+) = ${LAZY}`, 'g'))) {
    named.set(name, screen);
  }
  const viewOf = new RegExp(`view: (?:${LAZY}|(\\w+)[,\\s}])`);
  const rows = source.split(/\bpath: '/).slice(1);
  return rows.flatMap((row) => {
    const path = row.slice(0, row.indexOf("'"));
    const plain = /^[/\w-]+$/.test(path);
    if (!plain || !row.includes('view: ') || /view: (?:entry|import)\b/.test(row)) return [];
    const [, inline, name] = viewOf.exec(row) ?? [];
    const screen = inline ?? named.get(name);
    if (!screen) throw new Error(`${path}: its view cannot be read from ${room}/screens.ts`);
    return [{ path, module: `src/features/${room}/${screen}.tsx` }];
  });
}
