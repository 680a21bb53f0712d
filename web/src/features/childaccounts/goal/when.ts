import { goalWords as words } from '@/features/childaccounts/words.goal';
import { ageOn, laterMonth } from './goal';

/** What a point of the fan is called. */
export interface When {
  /** In the table and beside the finger. */
  said: string;
  /** Below the fan, and what stands under that. */
  foot: string;
  under: string;
}

/** Points of somebody who only considers: 现在, 5年, 10年. */
export function yearsFromNow(months: readonly number[]): When[] {
  return months.map((month) => {
    const foot = month === 0 ? words.now : words.span(month);
    return { said: month === 0 ? foot : words.after(month), foot, under: '' };
  });
}

/** Points of a child, with its age at each of them; the last one is the day of the wish. */
export function monthsOfChild(
  months: readonly number[],
  today: string,
  { birth, targetDate }: { birth: string | null | undefined; targetDate: string },
): When[] {
  return months.map((month, at) => {
    const last = at === months.length - 1;
    const foot = last ? targetDate.slice(0, 7) : laterMonth(today, month);
    const day = last ? targetDate : `${foot}${today.slice(7)}`;
    const under = birth ? words.age(ageOn(birth, day)) : '';
    return { said: [words.month(foot), under].filter(Boolean).join('，'), foot, under };
  });
}
