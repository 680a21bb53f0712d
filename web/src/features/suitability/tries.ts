import { monthDay } from '@/lib/days';
import type { riskQuestions } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { beforeWords as words } from './words';

type Tries = Pick<Output<typeof riskQuestions>, 'leftToday' | 'leftThisYear' | 'nextTestOn'>;

/** Why no test may be taken now, and from when one may; nothing where one may. */
export function noTriesLeft(tries: Tries): string | undefined {
  const { leftToday, leftThisYear, nextTestOn } = tries;
  if (leftThisYear === 0) return words.noneYear(monthDay(nextTestOn));
  return leftToday === 0 ? words.noneToday : undefined;
}
