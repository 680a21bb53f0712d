/* once */
import { FILE_ADDRESS, FILE_ID } from '@/lib/fileId';
import type { Place } from './entries';
import { ChunkFailure, fetchView, type ScreenRow } from './screen';

interface Matcher {
  row: ScreenRow;
  shape: RegExp;
}

type Rows = readonly ScreenRow[];

/** What every path leads to until the app has told its screens. */
let missing: ScreenRow = { path: '*', title: '', needs: 'public' };
let matchers: readonly Matcher[] = [];
let more: (() => Promise<Rows>) | undefined;
let coming: Promise<void> | undefined;

/**
 * The app tells its screens; nothing below the app imports one. Those that a visit begins with are
 * told at once, the `others` come in a file of their own.
 */
export function setScreens(rows: Rows, others?: () => Promise<Rows>) {
  missing = rows.find(({ path }) => path === '*') ?? missing;
  matchers = matchersOf(rows);
  more = others;
  coming = undefined;
}

/** Fulfilled once every screen is known; one that fails is tried again by the next that asks. */
export function wholeTable(): Promise<void> {
  if (!more) return Promise.resolve();
  coming ??= more().then(
    (rows) => {
      matchers = [...matchers, ...matchersOf(rows)];
      more = undefined;
    },
    (cause: unknown) => {
      coming = undefined;
      throw new ChunkFailure('rows', { cause });
    },
  );
  return coming;
}

/** Does `work` once it is known where a path leads: at once, but in the first moments of a visit. */
export function withRow(path: string, work: () => void) {
  if (!more || rowAt(bare(path))) work();
  // Without a network the screen in its place says so.
  else void wholeTable().then(work, work);
}

/** Fetches the screen of a path before it is gone to. */
export function fetchScreen(path: string) {
  withRow(path, () => {
    const { view } = findScreen(bare(path));
    if (view) fetchView(view);
  });
}

function bare(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** Screens that can be opened. */
function matchersOf(rows: Rows): Matcher[] {
  const open = rows.filter((row) => row.path !== '*' && (row.view || row.redirect));
  return open.map((row) => ({ row, shape: shapeOf(row.path) }));
}

function shapeOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`);
}

function rowAt(pathname: string): ScreenRow | undefined {
  return matchers.find(({ shape }) => shape.test(pathname))?.row;
}

/** The screen at a location's path; the 404 page when there is none. */
export function findScreen(pathname: string): ScreenRow {
  return rowAt(pathname) ?? (more ? unknown : missing);
}

/** Whether a path leads to the 404 page. */
export function isMissing(pathname: string): boolean {
  return findScreen(pathname) === missing;
}

/** In the place of a screen whose row did not come: its retry opens the page anew. */
const unknown: ScreenRow = {
  path: '*',
  title: '',
  needs: 'public',
  view: {
    load: () =>
      wholeTable().then(() => {
        window.location.reload();
        return new Promise(() => {});
      }),
  },
};

const SHAPES: Partial<Record<string, RegExp>> = {
  fundCode: /^\d{6}$/,
  orderNo: /^\d+$/,
  // Nobody else's file is opened as ours.
  fileId: FILE_ID,
  url: FILE_ADDRESS,
};

/**
 * The screen at a place; the 404 page, too, where the query lacks what the screen cannot do without:
 * no call is made that can only fail.
 */
export function screenAt({ pathname, search }: Pick<Place, 'pathname' | 'search'>): ScreenRow {
  const row = findScreen(pathname);
  const given = new URLSearchParams(search);
  const lacks = row.query?.some(
    (name) => !/\?$/.test(name) && !(SHAPES[name] ?? /./).test(given.get(name) ?? ''),
  );
  return lacks ? missing : row;
}

/** Values of the names in braces: `/gesture/{type}` at `/gesture/set` → `{ type: 'set' }`. */
export function argsIn(path: string, pathname: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const values = shapeOf(path).exec(pathname)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, decoded(values[at] ?? '')]));
}

/** What was typed into the address may be no text at all: `%E0`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** How deep a screen lies: tabs 0, then the number of parts in its path. */
export function depthOf(row: ScreenRow): number {
  return row.tab ? 0 : row.path.split('/').length - 1;
}
