// Writes dist/pages/<path>.html: the page with what the screen at this path shows before any answer
// has come, and with the names of the files that it needs at once, so that the browser asks for
// them beside the entry and not after it. The server gives a path its own page, and index.html,
// which has the names of home's files, to every other.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf, manifest } from './manifest.mjs';
import { drawStills } from './stills.mjs';

const dist = new URL('../dist/', import.meta.url);
const features = new URL('../src/features/', import.meta.url);
/** Of the entry chunk; what it shows below its head has a chunk of its own, which can wait. */
const HOME = { path: '/fundhome', module: 'src/features/home/HomeBelow.tsx' };

const LAZY = /lazy\(\(\) => import\('\.\/([\w/]+)'\)\)/.source;

const page = readFileSync(new URL('index.html', dist), 'utf8');
const ROOT = '<div id="root"></div>';
const CODE = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const TITLE = /<title>[^<]*<\/title>/;
if (!page.includes(ROOT) || !CODE.test(page) || !TITLE.test(page)) {
  throw new Error('index.html is not as expected');
}
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);

const rows = screens();
const stills = await drawStills([HOME.path, ...rows.map(({ path }) => path)]);
for (const { path, module } of rows) {
  if (!manifest[module]) throw new Error(`${path}: ${module} has no chunk`);
  write(`pages${path}.html`, module, stills.get(path));
}
// In large text home is another screen. What a visitor first sees of it is all in its still, so its
// code does not even share the line with that.
const home = { kind: ' still-normal', rel: 'later' };
write(`pages${HOME.path}.html`, HOME.module, stills.get(HOME.path), home);
write('index.html', HOME.module);

function write(name, module, still, as) {
  const tags = [...filesOf(module)]
    .filter((file) => !first.has(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  const file = new URL(name, dist);
  mkdirSync(dirname(file.pathname), { recursive: true });
  const html = page.replace('  </head>', `${tags.join('')}  </head>`);
  writeFileSync(file, still ? withStill(html, still, as) : html);
}

/** What is shown needs only the styles, so these come first; public/look.js begins the code. */
function withStill(html, still, { kind = '', rel = 'modulepreload' } = {}) {
  return html
    .replace(CODE, '<link rel="modulepreload" crossorigin href="$1" data-entry>')
    .replaceAll('<link rel="modulepreload"', `<link rel="${rel}" fetchpriority="low"`)
    .replace(TITLE, () => `<title>${still.title}</title>`)
    .replace(ROOT, () => `<div id="root">${placed(still, kind)}</div>`);
}

/** The HTML for both kinds of visitors; public/look.js tells the styles which one is there. */
function placed({ out, in: signedIn }, kind) {
  if (out === signedIn) return `<div class="still${kind}">${out}</div>`;
  return [
    out && `<div class="still still-out${kind}">${out}</div>`,
    signedIn && `<div class="still still-in${kind}">${signedIn}</div>`,
  ].join('');
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

// The app has timers that would keep Node for minutes.
process.exit();
