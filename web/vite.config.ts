import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.TAEL_SERVER ?? 'http://127.0.0.1:8080';

/** On the development server: marks the page as a demo's, as the server itself does. */
const demo: Plugin = {
  name: 'demo',
  apply: 'serve',
  async transformIndexHtml(html) {
    const answer = await fetch(`${server}/demo/status`).catch(() => null);
    return answer?.ok ? html.replace('<html ', '<html data-demo ') : html;
  },
};

/** The icons draw themselves by src/ui/lucideIcon.ts. */
const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  resolveId(source, importer) {
    const own = /createLucideIcon\.m?js$/.test(source) && importer?.includes('/lucide-react/');
    return own ? fileURLToPath(new URL('./src/ui/lucideIcon.ts', import.meta.url)) : null;
  },
};

/** Nothing asks for the mutations of the query library (`wire/useWork`): it goes without them. */
const noMutations: Plugin = {
  name: 'noMutations',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const theirs = /\/mutationCache\.js$/.test(source) && importer?.includes('/query-core/');
    return theirs ? fileURLToPath(new URL('./src/wire/noMutations.ts', import.meta.url)) : null;
  },
};

const LATE_PAGES = fileURLToPath(new URL('./src/wire/latePages.ts', import.meta.url));

/** How the query library fetches pages comes with what has any (`wire/latePages`). */
const latePages: Plugin = {
  name: 'latePages',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const theirs =
      /\/infiniteQueryBehavior\.js$/.test(source) && /\/query\.js$/.test(importer ?? '');
    return theirs ? LATE_PAGES : null;
  },
  transform(code, id) {
    if (!/\/query-core\/.*\/infiniteQueryBehavior\.js$/.test(id)) return null;
    const set = 'setInfiniteQueryBehavior';
    return `import { ${set} } from '${LATE_PAGES}';\n${code}\n${set}(infiniteQueryBehavior);\n`;
  },
};

const PDFJS = fileURLToPath(new URL('./node_modules/pdfjs-dist/', import.meta.url));

/** What documents in PDF may need beside their reader (src/patterns/viewer/pdfjs.ts), as it is. */
const pdfFiles: Plugin = {
  name: 'pdfFiles',
  apply: 'build',
  generateBundle() {
    const { version } = JSON.parse(readFileSync(`${PDFJS}package.json`, 'utf8'));
    const inFolder = (folder: string) =>
      readdirSync(PDFJS + folder).map((name) => `${folder}/${name}`);
    const names = [...inFolder('cmaps'), ...inFolder('standard_fonts')];
    for (const name of [...names, 'wasm/openjpeg_nowasm_fallback.js']) {
      const fileName = `assets/pdf-${version}/${name}`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(PDFJS + name) });
    }
  },
};

/**
 * A request costs a phone more than some kilobytes: what the first screen needs is one chunk, and
 * what most screens need another.
 */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  {
    name: 'parts',
    // Charts bring their own, and most screens are never empty.
    test: /src\/(ui(?!\/(chart|drawings|Markdown|blocks))|lib|wire|route|patterns|app)\/|lucide-react/,
    minShareCount: 28,
    priority: 1,
  },
  // Screens that only show need not wait for what an act needs.
  { name: 'act', test: /src\/wire\/(action|useWork)\.ts/, priority: 2 },
  // Lists in pages: each further file is a name in the table of all screens.
  { name: 'pages', test: /react-query\/.*nfiniteQuery/, priority: 2 },
  // Else it would be in that of the acts, which many screens that renew do without.
  { name: 'renew', test: /src\/wire\/renew\.ts/, priority: 3 },
];

/**
 * Smaller parts that some screens share are in each of these screens' chunks: transformed source in
 * bytes. So a screen is three files and not a dozen, and each packs better.
 */
const COPIED_BELOW = 15_000;

/** `xtask tidy` sees to it that a module that keeps something begins so. */
const ONCE = /^\/\* once\b/;

/** Libraries of small parts that keep nothing. Others are there once: who knows what they keep. */
const COPIED = /\/node_modules\/(lucide-react|clsx)\//;

function existsOnce(id: string): boolean {
  const [path = ''] = id.split('?');
  // What is no file is the bundler's own.
  if (!path.startsWith('/') || !/\.tsx?$/.test(path)) return !COPIED.test(path);
  return ONCE.test(readFileSync(path, 'utf8'));
}

/** Files that the page has before it can ask for a screen. */
const first = new Set<string>();

/** A screen's list of files names none of the first load: they are there already. */
const firstFiles: Plugin = {
  name: 'first-files',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (first.has(file) || chunk?.type !== 'chunk') return;
        first.add(file);
        chunk.imports.forEach(visit);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
      }
    },
  },
};

/** Tests of a page. */
const page = { environment: 'jsdom', setupFiles: ['./test/setup.ts'] };

/** What loads modules as a browser does, or has keys and bytes that are Node's own. */
const OWN_PROCESS = [
  'src/app/releases.test.tsx',
  'src/patterns/viewer/openPdf.test.tsx',
  'src/route/screen.test.tsx',
  'src/trade/hosts/wechat.test.tsx',
  'src/wire/transport.test.tsx',
];

export default defineConfig({
  plugins: [firstFiles, icons, noMutations, latePages, react(), tailwindcss(), demo, pdfFiles],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': server,
      '/proxy': server,
      '/.well-known': server,
      '/demo': server,
    },
  },
  build: {
    target: ['es2022', 'safari16', 'chrome107'],
    // The server's policy allows neither inline scripts nor data: scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page itself names all of the first load.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !first.has(file)),
    },
    manifest: true,
    // The first load carries the names of all chunks, which do not pack: seven letters tell them
    // apart. The manifest tells which is which.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: chunks,
          experimentalInlineCommonChunks: { maxSize: COPIED_BELOW, exclude: existsOnce },
        },
      },
    },
  },
  test: {
    css: false,
    testTimeout: 20_000,
    // One core is left idle without.
    maxWorkers: '100%',
    // A page costs each file half a second: a .test.tsx has one, a .test.ts goes without.
    projects: [
      {
        extends: true,
        test: {
          ...page,
          name: 'page',
          // Pages one after the other in a process, each in a realm of its own: half the time.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          include: ['{src,test}/**/*.test.tsx'],
          exclude: OWN_PROCESS,
        },
      },
      { extends: true, test: { ...page, name: 'own', include: OWN_PROCESS } },
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['{src,test}/**/*.test.ts'],
        },
      },
    ],
  },
});
