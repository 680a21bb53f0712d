import { beforeWords as words } from './words';

interface Tries {
  leftToday: number;
  leftThisYear: number;
}

/** Why no test may be taken now; nothing where one may. */
export function noTriesLeft({ leftToday, leftThisYear }: Tries): string | undefined {
  if (leftThisYear === 0) return words.noneYear;
  return leftToday === 0 ? words.noneToday : undefined;
}
