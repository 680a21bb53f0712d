import { direction } from '@/lib/figures';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import type { showArchive } from '@/wire/gen/funds';
import type { tradeRecords } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Page = Output<typeof tradeRecords>;
export type DividendRecord = Page['months'][number]['records'][number];
type Line = Output<typeof showArchive>['fundDividendVoList'][number];

/** The dividends among the records; the list has what was asked about them as well. */
export function dividendsOf(pages: readonly Page[]): DividendRecord[] {
  return pages
    .flatMap(({ months }) => months.flatMap(({ records }) => records))
    .filter(({ kind }) => kind === OrderKind.Dividend);
}

/** Whether it was paid in shares. */
export function isReinvested({ shares }: Pick<DividendRecord, 'shares'>): boolean {
  return direction(shares) === 'up';
}

/** Dividends of a fund that are still ahead, the next one first. */
export function announcedOf(lines: readonly Line[], today: string): Line[] {
  return lines
    .filter(({ kind, exDate }) => kind === 'dividend' && exDate > today)
    .toSorted((a, b) => (a.exDate < b.exDate ? -1 : 1));
}

/** What the fund paid for a share on a day; none where its archive has no such day. */
export function perShareOn(lines: readonly Line[], day: string): string | undefined {
  return lines.find(({ kind, exDate }) => kind === 'dividend' && exDate === day)?.perShare;
}
