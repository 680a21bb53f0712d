import { decimalOf, unitsOf } from '@/lib/sums';
import type { planDetail } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

type Return = NonNullable<Output<typeof planDetail>['return']>;
export type Course = NonNullable<Return['course']>;

/** Worth less paid on a day. */
interface Standing {
  day: string;
  profit: string;
}

/** The days on which it stood best and worst, the earlier of equals, and how many it was below. */
export function extremesOf({ dates, paid, value }: Course) {
  const profits = dates.map((_, at) => unitsOf(value[at] ?? '0') - unitsOf(paid[at] ?? '0'));
  const standing = (best: bigint): Standing => ({
    day: dates[profits.indexOf(best)] ?? '',
    profit: decimalOf(best),
  });
  const sorted = profits.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    worst: standing(sorted[0] ?? 0n),
    best: standing(sorted.at(-1) ?? 0n),
    below: profits.filter((profit) => profit < 0n).length,
  };
}
