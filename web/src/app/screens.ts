import { screens as accounts } from '@/features/accounts/screens';
import { screens as bankcards } from '@/features/bankcards/screens';
import { screens as funds } from '@/features/funds/screens';
import { screens as holdings } from '@/features/holdings/screens';
import { screens as home } from '@/features/home/screens';
import { screens as identity } from '@/features/identity/screens';
import { screens as orders } from '@/features/orders/screens';
import { screens as shell } from '@/features/shell/screens';
import { screens as suitability } from '@/features/suitability/screens';
import { screens as watchlist } from '@/features/watchlist/screens';
import type { Place } from './history';
import type { ScreenRow, TabName } from './screen';

const rows = [
  ...home,
  ...watchlist,
  ...holdings,
  ...accounts,
  ...identity,
  ...bankcards,
  ...suitability,
  ...funds,
  ...orders,
  ...shell,
] as const;

/** A row with its literal types, for the link builder. */
export type Row = (typeof rows)[number];
export type Path = Row['path'];

/** Every screen, planned ones too. */
export const allScreens: readonly ScreenRow[] = rows;

/** Screens that can be opened. */
export const openScreens = allScreens.filter((row) => row.view || row.redirect);

/** The four tabs in the specification's order. */
export const tabScreens: readonly ScreenRow[] = (
  ['home', 'watchlist', 'wealth', 'my'] satisfies TabName[]
).flatMap((tab) => allScreens.filter((row) => row.tab === tab));

/** The row of the 404 page. */
export const missingScreen = allScreens.find((row) => row.path === '*') as ScreenRow;

const matchers = openScreens
  .filter((row) => row.path !== '*')
  .map((row) => ({
    row,
    shape: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));

/** The screen at a location's path; the 404 page when there is none. */
export function findScreen(pathname: string): ScreenRow {
  return matchers.find(({ shape }) => shape.test(pathname))?.row ?? missingScreen;
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
  return lacks ? missingScreen : row;
}

/** Values of the names in braces: `/gesture/{type}` at `/gesture/set` → `{ type: 'set' }`. */
export function argsIn(path: string, pathname: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const shape = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`);
  const values = shape.exec(pathname)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
}

/** How deep a screen lies: tabs 0, then the number of parts in its path. */
export function depthOf(row: ScreenRow): number {
  return row.tab ? 0 : row.path.split('/').length - 1;
}
