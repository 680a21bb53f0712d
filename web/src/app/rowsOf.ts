import type { Need, OwnRow, ScreenRow } from '@/route/screen';

const NEEDS: Record<string, Need> = { p: 'public', l: 'login', t: 'trade', b: 'buy' };

/**
 * Rows of the rooms with what the specification says of their paths. `facts` is generated from
 * contract/routes.tsv, a line for each row in their order: its need, its traits (k: kept alive,
 * a: asks first, e: needs an e-mail) and its title. Without the paths, which the rows have, the
 * table of all screens is a tenth smaller.
 */
export function rowsOf(own: readonly OwnRow[], facts: string): ScreenRow[] {
  const said = facts.split('\n');
  return own.map((row, at) => {
    const [traits = 'p', title = ''] = said[at]?.split(' ') ?? [];
    return {
      title,
      needs: NEEDS[traits.charAt(0)] ?? 'public',
      ...(traits.includes('k') && { keepAlive: true }),
      ...(traits.includes('a') && { ask: true }),
      ...(traits.includes('e') && { email: true }),
      ...row,
    };
  });
}
