import { inPercent, parts, signed, size } from '@/lib/figures';
import { isMoney } from '@/trade/fund/money';
import type { components } from '@/wire/gen/funds';
import { archiveWords as words } from './words';

export type Archive = components['schemas']['FundArchive'];
export type PartRow = components['schemas']['PartRow'];
export type Position = components['schemas']['KeyPosition'];

/** Points of a hundred that a part grew or shrank by, signed and in ink: `−2.1`. */
export function points(change: string | null | undefined, places = 2): string {
  return signed(inPercent(change), places);
}

/** `2026-09-30` → 9. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** Which report it is: 2026年第三季度报告 is told by the quarter's number. */
export function reportName(day: string): string {
  return words.quarter(day.slice(0, 4), Math.ceil(monthOf(day) / 3));
}

/** The part in stocks, and the part of the largest positions together. */
export function shareOfStocks({ fundAssetAllocationVoList: all }: Archive): PartRow | undefined {
  return all.find(({ name }) => name === STOCKS);
}

/** The kind of asset as reports name it. */
const STOCKS = '股票';
const REST = '其他行业';

/** What changed since the quarter before, in a sentence made of the figures; empty at first. */
export function changeText(archive: Archive): string {
  const clauses = [sizeText(archive.sizeChange)];
  if (archive.earlierDate) {
    clauses.push(stocksText(shareOfStocks(archive)?.change), industriesText(archive));
    const came = archive.fundKeyStockVoList.filter(({ change }) => change == null).length;
    if (archive.fundKeyStockVoList.length > 0) {
      clauses.push(came > 0 ? words.changed(came) : words.kept);
    }
  }
  const [first, ...rest] = clauses.filter(Boolean);
  if (!first) return '';
  return rest.length > 0 ? `${first}。${rest.join('，')}。` : `${first}。`;
}

function sizeText(change: string | null | undefined): string {
  const sign = parts(change)?.sign;
  if (sign === undefined) return '';
  if (sign === 0) return words.sameSize;
  const sum = size(change?.replace(/^-/, ''));
  return sign > 0 ? words.bigger(sum) : words.smaller(sum);
}

function stocksText(change: string | null | undefined): string {
  const found = parts(inPercent(change), 1);
  if (!found || found.sign === 0) return '';
  const by = `${found.whole}.${found.cents}`;
  return found.sign > 0 ? words.moreStocks(by) : words.fewerStocks(by);
}

/** The industry that shrank most and the one that grew most. */
function industriesText({ fundIndustryAllocationVoList: all }: Archive): string {
  const moved = all
    .filter(({ name, change }) => name !== REST && change != null)
    .map(({ name, change }) => ({ name, by: Number(change) }))
    .sort((a, b) => a.by - b.by);
  const [least, most] = [moved[0], moved[moved.length - 1]];
  const less = least && least.by < 0 ? words.less(least.name) : '';
  const more = most && most.by > 0 ? words.more(most.name) : '';
  return [less, more].filter(Boolean).join('、');
}

/** Why no report tells anything yet; empty when one does. */
export function whyNoReport({ reportDate, fundInfoVo }: Archive): string {
  if (reportDate) return '';
  if (fundInfoVo.offering || !fundInfoVo.established) return words.notEstablished;
  return words.noReport;
}

/** Why there are no industries. */
export function whyNoIndustries(archive: Archive): string {
  if (isMoney(archive.fundInfoVo)) return words.moneyIndustries;
  return whyNoReport(archive) || words.noIndustries;
}
