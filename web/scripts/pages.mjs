// Writes dist/pages/<path>.html: the page with what the screen at this path shows before any answer
// has come, and with the names of the files that it needs at once, so that the browser asks for
// them beside the entry and not after it. The server gives a path its own page, and index.html,
// which has the names of home's files, to every other.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dist, filesOf, keyOf, manifest, stylesOf } from './manifest.mjs';
import { drawStills } from './stills.mjs';

/** Of the entry chunk; what it shows below its head has a chunk of its own, which can wait. */
const HOME = { path: '/fundhome', module: 'src/features/home/HomeBelow.tsx' };

/** What every page asks the server by, and what the entry does not wait for. */
const SEALED = 'src/wire/sealed.ts';
/** The rows of all screens but those that a visit may begin with. */
const ROWS = 'src/app/rows.ts';

const page = readFileSync(new URL('index.html', dist), 'utf8');
const ROOT = '<div id="root"></div>';
const CODE = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** What a page with a still asks for beside what it needs to be seen. */
const PRELOADED =
  /^ *<link rel="(?:modulepreload|later)" [^>]*href="\/(?<file>[^"]+\.js)"[^>]*>\n/gm;
const FIRST_LINK = / *<link rel="(?:icon|preload)"/;
const TITLE = /<title>[^<]*<\/title>/;
if (!page.includes(ROOT) || !CODE.test(page) || !TITLE.test(page)) {
  throw new Error('index.html is not as expected');
}
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);
for (const file of first) {
  if (!page.includes(`"/${file}"`)) throw new Error(`index.html does not ask for ${file}`);
}

const { stills, screens } = await drawStills(HOME.path);
for (const { path, module, first: known } of screens) {
  const chunk = keyOf(module);
  if (!chunk) throw new Error(`${path}: ${module} has no chunk`);
  write(`pages${path}.html`, [chunk, ...(known ? [] : [ROWS])], stills.get(path));
}
// In large text home is another screen. What a visitor first sees of it is all in its still, so its
// code does not even share the line with that.
const home = { kind: ' still-normal', rel: 'later' };
write(`pages${HOME.path}.html`, [HOME.module, ROWS], stills.get(HOME.path), home);
write('index.html', [HOME.module, ROWS]);

function write(name, modules, still, as) {
  const files = new Set([SEALED, ...modules].flatMap((module) => [...filesOf(module)]));
  const tags = [...without(files, first)].map(
    (file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
  );
  // What it shows before its code has come needs its styles.
  for (const file of without(stylesOf(files), stylesOf(first))) {
    tags.unshift(`    <link rel="stylesheet" crossorigin href="/${file}">\n`);
  }
  const file = new URL(name, dist);
  mkdirSync(dirname(file.pathname), { recursive: true });
  const html = page.replace('  </head>', `${tags.join('')}  </head>`);
  writeFileSync(file, still ? inOrder(withStill(html, still, as)) : html);
}

/**
 * What takes longest is asked for first, before any other file: six connections are soon busy with
 * small ones, and the page needs all of them.
 */
function inOrder(html) {
  const [longest, ...others] = [...html.matchAll(PRELOADED)].sort(
    (a, b) => sizeOf(b.groups.file) - sizeOf(a.groups.file),
  );
  return html
    .replaceAll(PRELOADED, '')
    .replace(FIRST_LINK, (link) => longest[0] + link)
    .replace('  </head>', `${others.map(([tag]) => tag).join('')}  </head>`);
}

function sizeOf(file) {
  return statSync(new URL(file, dist)).size;
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

function without(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}

// The app has timers that would keep Node for minutes.
process.exit();
