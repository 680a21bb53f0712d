/* once */
import type { Place } from './history';
import type { ScreenRow } from './screen';

interface Matcher {
  row: ScreenRow;
  shape: RegExp;
}

/** What every path leads to until the app has told its screens. */
let missing: ScreenRow = { path: '*', title: '', needs: 'public' };
let matchers: readonly Matcher[] = [];

/** The app tells its screens; nothing below the app imports one. */
export function setScreens(rows: readonly ScreenRow[]) {
  missing = rows.find(({ path }) => path === '*') ?? missing;
  matchers = openScreens(rows).map((row) => ({ row, shape: shapeOf(row.path) }));
}

/** Screens that can be opened. */
function openScreens(rows: readonly ScreenRow[]) {
  return rows.filter((row) => row.path !== '*' && (row.view || row.redirect));
}

function shapeOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`);
}

/** The screen at a location's path; the 404 page when there is none. */
export function findScreen(pathname: string): ScreenRow {
  return matchers.find(({ shape }) => shape.test(pathname))?.row ?? missing;
}

/** Whether a path leads to the 404 page. */
export function isMissing(pathname: string): boolean {
  return findScreen(pathname) === missing;
}

const SHAPES: Partial<Record<string, RegExp>> = { fundCode: /^\d{6}$/, orderNo: /^\d+$/ };

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
