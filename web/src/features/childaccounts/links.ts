import { to } from '@/route/links';
import type { Child } from './child';

/** Where one of the child's funds is looked at and redeemed. */
export function heldAt(fundCode: string, purpose: string): string {
  return to('/assetDetails', { fundCode, purpose });
}

/** Where a fund is bought for a child. */
export function buyAt(fundCode: string, { tradeAcco }: Pick<Child, 'tradeAcco'>): string {
  return to('/publicbuy', { fundCode, acco: tradeAcco });
}

/** Where a plan is made for a child. */
export function planAt(fundCode: string, { childNo }: Pick<Child, 'childNo'>): string {
  return to('/publicregular', { fundCode, childNo });
}

/** Where shares are moved between the own account and a child's. */
export function moveAt({ childNo }: Pick<Child, 'childNo'>, way: 'into' | 'out'): string {
  return to('/childMove', { childNo, way });
}
