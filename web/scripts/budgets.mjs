// Fails the build when a route weighs more than its budget (kB, gzip): home's first JS 100, any
// other screen 25 more, CSS 15. Reads the manifest that vite leaves in dist/.vite.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesOf, manifest } from './manifest.mjs';

const LIMITS = { home: 100, screen: 25, css: 15 };

const dist = new URL('../dist/', import.meta.url);
const weights = new Map();
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);
const rows = [
  { name: 'home', kind: 'home', size: sum(first) },
  { name: 'css', kind: 'css', size: sum(styles(first)) },
  ...Object.keys(manifest)
    .filter((key) => /Screen\.tsx$/.test(key))
    .map((key) => ({ name: key, kind: 'screen', size: sum(without(filesOf(key), first)) })),
];
let failed = false;
for (const { name, kind, size } of rows) {
  const over = size > LIMITS[kind];
  failed ||= over;
  console.log(
    `${over ? 'OVER' : 'ok  '} ${size.toFixed(1).padStart(6)} of ${LIMITS[kind]} ${name}`,
  );
}
process.exitCode = failed ? 1 : 0;

function styles(files) {
  const chunks = Object.values(manifest).filter(({ file }) => files.has(file));
  return new Set(chunks.flatMap(({ css }) => css ?? []));
}

function without(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}

function sum(files) {
  return [...files].reduce((total, file) => total + weigh(file), 0);
}

function weigh(file) {
  if (!weights.has(file)) {
    weights.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000);
  }
  return weights.get(file);
}
