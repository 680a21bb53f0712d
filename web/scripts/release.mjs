// Writes the release's name into dist/sw.js, so that the browser finds another worker in each release.
// It is the name of the entry, which has in it the names of all other files.
import { readFileSync, writeFileSync } from 'node:fs';
import { dist, manifest } from './manifest.mjs';

const NONE = "const RELEASE = 'none';";
const worker = new URL('sw.js', dist);
const code = readFileSync(worker, 'utf8');
if (!code.includes(NONE)) throw new Error('sw.js has no place for its release');
const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
writeFileSync(worker, code.replace(NONE, `const RELEASE = '${entry.file}';`));
