// Writes into dist/sw.js the release's name, so that the browser finds another worker in each release,
// and which files hold what opens within others, so that it works without a network. The name is
// that of the entry, which has in it the names of all other files.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { dist, filesOf, manifest, stylesOf } from './manifest.mjs';

/** What loads more parts than these is the table of all screens. */
const PARTS_MOST = 20;
/** Bytes before packing of what is kept for whoever may never open it; documents' reader is more. */
const SIZE_MOST = 150_000;

const worker = new URL('sw.js', dist);
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);
let code = readFileSync(worker, 'utf8');
write("const RELEASE = 'none';", `const RELEASE = '${manifest[entry].file}';`);
write('const LATER = {};', `const LATER = ${JSON.stringify(allLater())};`);
writeFileSync(worker, code);

function write(none, line) {
  if (!code.includes(none)) throw new Error(`sw.js has no place for ${line}`);
  code = code.replace(none, line);
}

/** By the name of each file, those of what it loads when it is wanted, with all that this needs. */
function allLater() {
  const all = {};
  for (const key of Object.keys(manifest)) {
    const { file, dynamicImports = [] } = manifest[key];
    if (dynamicImports.length > PARTS_MOST) continue;
    const own = new Set([...first, ...filesOf(key)]);
    const parts = dynamicImports.flatMap((part) => {
      const files = filesOf(part);
      return [...stylesOf(files), ...files];
    });
    const later = new Set(parts.filter((part) => !own.has(part) && isSmall(part)));
    if (later.size > 0) all[basename(file)] = [...later].map((part) => basename(part));
  }
  return all;
}

function isSmall(file) {
  return statSync(new URL(file, dist)).size <= SIZE_MOST;
}
