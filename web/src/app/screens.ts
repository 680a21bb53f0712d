/* once */
import { screens as accounts } from '@/features/accounts/first.screens';
import { screens as holdings } from '@/features/holdings/first.screens';
import { screens as home } from '@/features/home/first.screens';
import { screens as identity } from '@/features/identity/first.screens';
import { screens as shell } from '@/features/shell/first.screens';
import { screens as watchlist } from '@/features/watchlist/first.screens';
import type { ScreenRow, TabName } from '@/route/screen';
import { setScreens } from '@/route/table';
import { facts } from './gen/first.facts';
import { rowsOf } from './rowsOf';

const own = [...home, ...watchlist, ...holdings, ...accounts, ...identity, ...shell] as const;

declare module '@/route/links' {
  interface Registered {
    row: (typeof own)[number] | import('./rows').Row;
  }
}

/** Screens with which a visit may begin before the others are known: tabs, doors, the 404 page. */
export const firstScreens: readonly ScreenRow[] = rowsOf(own, facts);

// Every row costs each first load its bytes: those of the other screens lie in a file of their own,
// which a page of such a screen names, and which home loads once it stands.
setScreens(firstScreens, () => import('./rows').then(({ rows }) => rows));

/** The four tabs in the specification's order. */
export const tabScreens: readonly ScreenRow[] = (
  ['home', 'watchlist', 'wealth', 'my'] satisfies TabName[]
).flatMap((tab) => firstScreens.filter((row) => row.tab === tab));
