/** The head of the table. */
export const HEAD = '| work | measured | budget | |\n|---|---|---|---|';

/**
 * One row: a figure beside its budget. `least` is for figures that must be reached from below.
 * @param {{ work: string, measured: number, budget: number, unit?: string, least?: boolean,
 *   places?: number }} figure
 */
export function row({ work, measured, budget, unit = '', least = false, places = 0 }) {
  const reached = least ? measured >= budget : measured <= budget;
  const figure = `${measured.toFixed(places)}${unit && ` ${unit}`}`;
  const bound = `${least ? '≥' : '≤'} ${budget}${unit && ` ${unit}`}`;
  return `| ${work} | ${figure} | ${bound} | ${reached ? 'reached' : 'MISSED'} |`;
}

/** The middle one; of an even number the lower of both. */
export function median(figures) {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1];
}
