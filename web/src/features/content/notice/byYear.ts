import type { components } from '@/wire/gen/content';

export type Item = components['schemas']['ModuleItem'];

/** Notices of a year; those that are pinned come first, under no year. */
export interface Year {
  year: string;
  list: Item[];
}

/** Notices under headings, in the order in which they came. */
export function byYear(notices: readonly Item[]): Year[] {
  const years: Year[] = [];
  for (const notice of notices) {
    const year = notice.pinned ? '' : notice.publishedOn.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.list.push(notice);
    else years.push({ year, list: [notice] });
  }
  return years;
}
