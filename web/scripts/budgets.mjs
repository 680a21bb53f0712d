// Fails the build when a route weighs more than its budget (kB, gzip): home's first JS 95, any other
// screen 25 more, the rows of all other screens 8, the first CSS 13, a screen's own CSS 2; apart from
// them what draws documents in PDF, once one is opened, 150. Reads the
// manifest that vite leaves in .vite of the build's folder. scripts/trial.mjs holds the same budgets
// with every planned screen put in.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dist, filesOf, manifest, stylesOf } from './manifest.mjs';

const LIMITS = { home: 95, rows: 8, screen: 25, css: 13, own: 2, viewer: 150 };
const ROWS = 'src/app/rows.ts';
const VIEWER = 'src/patterns/viewer/pdfjs.ts';

const weights = new Map();
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);
const rows = [
  { name: 'home', kind: 'home', size: sum(first) },
  { name: 'css', kind: 'css', size: sum(stylesOf(first)) },
  { name: 'rows', kind: 'rows', size: sum(without(filesOf(ROWS), first)) },
  { name: 'viewer', kind: 'viewer', size: sum(without(filesOf(VIEWER), first)) },
  ...Object.keys(manifest)
    .filter((key) => /Screen\.tsx$/.test(key) || /Screen$/.test(manifest[key].name))
    .flatMap((key) => [
      { name: key, kind: 'screen', size: sum(without(filesOf(key), first)) },
      {
        name: `css of ${key}`,
        kind: 'own',
        size: sum(without(stylesOf(filesOf(key)), stylesOf(first))),
      },
    ])
    .filter(({ size }) => size > 0),
];
let failed = false;
for (const { name, kind, size } of rows) {
  const limit = LIMITS[kind];
  const over = size > limit;
  failed ||= over;
  console.log(`${over ? 'OVER' : 'ok  '} ${size.toFixed(1).padStart(6)} of ${limit} ${name}`);
}
process.exitCode = failed ? 1 : 0;

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
