import { direction } from '@/lib/figures';
import type { shareLots } from '@/wire/gen/holdings';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

export type Lot = Output<typeof shareLots>['lots'][number];

const DAY_MS = 86_400_000;

/** Whether a redemption now takes nothing of this lot. */
export function isFree(lot: Pick<Lot, 'rate'>): boolean {
  return direction(lot.rate) === 'flat';
}

type Preview = Pick<
  Output<typeof preRedeem>['lots'][number],
  'registeredOn' | 'shares' | 'taken' | 'rate' | 'fee'
>;

/**
 * What redeeming a lot now would cost, out of the preview of a redemption of all its card's shares;
 * nothing when the preview knows no such lot, takes only a part of it or charges another rate.
 */
export function feeOf(lot: Lot, previews: readonly Preview[] | undefined): string | undefined {
  return previews?.find(
    ({ registeredOn, shares, taken, rate }) =>
      registeredOn === lot.registeredOn &&
      shares === lot.shares &&
      taken === shares &&
      Number(rate) === Number(lot.rate),
  )?.fee;
}

/** The lot that becomes free next. */
export function nextFree(lots: readonly Lot[]): Lot | undefined {
  const waiting = lots.filter((lot) => !isFree(lot) && lot.freeFrom);
  return waiting.toSorted((a, b) => ((a.freeFrom ?? '') < (b.freeFrom ?? '') ? -1 : 1))[0];
}

/** Lots by the card under which they are held, in the order in which the cards come. */
export function byCard(lots: readonly Lot[]): { tradeAcco: string; lots: Lot[] }[] {
  const cards = new Map<string, Lot[]>();
  for (const lot of lots) {
    const of = cards.get(lot.tradeAcco);
    if (of) of.push(lot);
    else cards.set(lot.tradeAcco, [lot]);
  }
  return [...cards].map(([tradeAcco, held]) => ({ tradeAcco, lots: held }));
}

/** How much of its way to the free day a lot has gone, in percent of days; for drawing. */
export function wayToFree(lot: Pick<Lot, 'registeredOn' | 'freeFrom' | 'days' | 'rate'>): number {
  if (isFree(lot)) return 100;
  if (!lot.freeFrom) return 4;
  const whole = (Date.parse(lot.freeFrom) - Date.parse(lot.registeredOn)) / DAY_MS;
  return whole > 0 ? Math.min(98, Math.max(4, (lot.days / whole) * 100)) : 4;
}

interface Tier {
  fromDays: number;
  belowDays?: number | null;
}

/** Whether a number of days of holding lies in a tier. */
export function isIn(tier: Tier, days: number): boolean {
  return days >= tier.fromDays && (tier.belowDays == null || days < tier.belowDays);
}
