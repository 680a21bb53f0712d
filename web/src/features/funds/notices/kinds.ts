import type { components } from '@/wire/gen/funds';
import { noticeWords as words } from './words';

export type Notice = components['schemas']['NoticeCard'];

/** All of them, then the categories in which people look. */
export const KINDS = ['', 'report', 'dividend', 'personnel', 'trade', 'offering'] as const;

/** 报告; what has no name of its own is 其他. */
export function kindName(kind: string): string {
  if (!kind) return words.all;
  return words.kindNames[kind] ?? words.kindNames.other ?? '';
}

/** Notices under the years in which they were published, in the order in which they came. */
export function byYear(notices: readonly Notice[]): { year: string; notices: Notice[] }[] {
  const years: { year: string; notices: Notice[] }[] = [];
  for (const notice of notices) {
    const year = notice.date.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.notices.push(notice);
    else years.push({ year, notices: [notice] });
  }
  return years;
}
