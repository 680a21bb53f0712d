import { moveWords as words } from '@/features/childaccounts/words.move';
import { decimalOf, divide, unitsOf } from '@/lib/sums';
import { to } from '@/route/links';
import type { movableShares } from '@/wire/gen/childaccounts';
import type { Output } from '@/wire/operation';

export type MovableShares = Output<typeof movableShares>;
export type Movable = MovableShares['into'][number];

/** Into the child's account, or out of it. */
export type Way = 'into' | 'out';

export function wayOf(asked: string | undefined): Way {
  return asked === 'out' ? 'out' : 'into';
}

/** Those of which something may move first; in their order otherwise. */
export function inOrder(funds: readonly Movable[]): Movable[] {
  return funds.toSorted((a, b) => Number(a.reason !== '') - Number(b.reason !== ''));
}

/** What a fund has in the account where the shares arrive; nothing where it is not held there. */
export function sharesThere(shares: MovableShares, way: Way, fundCode: string): string {
  const other = way === 'into' ? shares.out : shares.into;
  return other.find((one) => one.fundCode === fundCode)?.shares ?? '0.00';
}

/**
 * The way on where nothing of a fund moves: to the orders for which its shares wait; of a money fund,
 * which is bought anew, to its redemption. `acco` holds them.
 */
export function wayOnOf({ reason, fundCode }: Pick<Movable, 'reason' | 'fundCode'>, acco: string) {
  if (reason === words.allWait) {
    return { act: words.seeOrders, path: to('/deal', { fundCode, type: 'inTransit' }) };
  }
  if (!reason.startsWith(words.money)) return undefined;
  return { act: words.redeem, path: to('/ransom', { fundCode, acco }) };
}

/** The account that gives. */
export function accoOf({ ownAcco, childAcco }: MovableShares, way: Way): string {
  return way === 'into' ? ownAcco : childAcco;
}

/** Half of the shares, rounded down; nothing where that would be none. */
export function halfOf(shares: string): string | undefined {
  const half = unitsOf(shares) / 2n;
  return half > 0n ? decimalOf(half) : undefined;
}

/** The part of the cost that goes along: by the moving average, half a fen rounds up. */
export function costOf(shares: string, { shares: all, cost }: Pick<Movable, 'shares' | 'cost'>) {
  const whole = unitsOf(all);
  return decimalOf(whole > 0n ? divide(unitsOf(cost) * unitsOf(shares), whole) : 0n);
}

const NAV_PLACES = 8;

/** What the shares are worth at a NAV, to the fen. */
export function worthOf(shares: string, nav: string): string {
  return decimalOf(divide(unitsOf(shares) * unitsOf(nav, NAV_PLACES), 10n ** BigInt(NAV_PLACES)));
}

/** How much of the shares, 0 to 1; for drawing only. */
export function partOf(shares: string, whole: string): number {
  const all = Number(whole);
  return all > 0 ? Math.min(1, Math.max(0, Number(shares) / all)) : 0;
}
