/* once */
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
import type { ScreenRow, TabName } from '@/route/screen';
import { setScreens } from '@/route/table';
import { screens as stories } from './stories/screens';

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
  ...stories,
] as const;

declare module '@/route/links' {
  interface Registered {
    row: (typeof rows)[number];
  }
}

setScreens(rows);

/** Every screen, planned ones too. */
export const allScreens: readonly ScreenRow[] = rows;

/** The four tabs in the specification's order. */
export const tabScreens: readonly ScreenRow[] = (
  ['home', 'watchlist', 'wealth', 'my'] satisfies TabName[]
).flatMap((tab) => allScreens.filter((row) => row.tab === tab));
