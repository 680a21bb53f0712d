import type { Analysis } from './sentences';
import { riskWords as words } from './words';

/** What is above the customer's level, and else the highest level that is held. */
export function riskText(
  { risks, customerLevel }: Pick<Analysis, 'risks' | 'customerLevel'>,
  sum: (amount: string) => string | undefined,
): string {
  const held = risks.filter(({ funds }) => funds.length > 0);
  const above = held.filter((risk) => risk.above);
  if (above.length > 0) {
    return above
      .map(({ level, funds }) => {
        const [first] = funds;
        const name = first?.fundName ?? '';
        return words.above(funds.length > 1 ? words.and(name, funds.length) : name, level);
      })
      .join('');
  }
  const highest = held.at(-1);
  if (!highest) return '';
  if (!customerLevel) return words.untestedText(highest.level);
  const amount = sum(highest.amount);
  return amount === undefined
    ? words.highestHidden(highest.level)
    : words.highest(highest.level, amount);
}
