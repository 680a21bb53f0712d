// Builds the app with every screen that contract/routes.tsv still plans put in as a trial, each in a
// chunk of its own, into a folder that is thrown away, and holds it to the same budgets: what the
// hundredth screen costs the first load is known before it is written. `npm run trial`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { knownPaths, lineOf, routesByPath } from './rows.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
/** What a screen is made of at the least: the parts that it would load anyway. */
const SCREEN = `
import { createElement } from 'react';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
export default function Planned() {
  return createElement(Page, { nav: createElement(NavBar, { title: PATH }) }, PATH);
}
`;

const known = knownPaths();
const planned = [...routesByPath()].filter(
  ([path, { flags }]) => !known.has(path) && !flags.includes('redirect'),
);
/** Adds the planned rows where the others stand, and gives each its screen. */
const trial = {
  name: 'trial',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:planned/') ? `\0${id}.js` : null),
  load: (id) =>
    id.startsWith('\0virtual:planned/') ? SCREEN.replaceAll('PATH', JSON.stringify(id)) : null,
  transform(code, id) {
    if (id.endsWith('/src/app/rows.ts')) return code.replace('...shell,', `...shell, ${rows()},`);
    if (!id.endsWith('/src/app/gen/facts.ts')) return null;
    const lines = planned.map(([, route]) => lineOf(route)).join('\n');
    return readFileSync(id, 'utf8').replace(/`;\s*$/, `\n${lines}\`;`);
  },
};
const folder = mkdtempSync(join(tmpdir(), 'tael-trial-'));
try {
  await build({ root: web, logLevel: 'error', plugins: [trial], build: { outDir: folder } });
  console.log(`with ${planned.length} planned screens:`);
  const { status } = spawnSync('node', [join(web, 'scripts/budgets.mjs')], {
    env: { ...process.env, DIST: pathToFileURL(`${folder}/`).href },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** As the rows that there are: every second one has a query. */
function rows() {
  return planned
    .map(([path], at) => {
      const view = `{ load: () => import('virtual:planned/${at}') }`;
      const query = at % 2 === 0 ? "query: ['fundCode', 'type?'], " : '';
      return `{ path: '${path}', ${query}view: ${view} }`;
    })
    .join(', ');
}
