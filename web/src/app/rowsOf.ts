import type { Need, OwnRow, ScreenRow } from '@/route/screen';

const NEEDS: Record<string, Need> = { p: 'public', l: 'login', t: 'trade', b: 'buy' };

/**
 * Rows of the rooms with what the specification says of their paths. `facts` is generated from
 * contract/routes.tsv: a line for each path with its need, its traits (k: kept alive, a: asks
 * first, e: needs an e-mail) and its title.
 */
export function rowsOf(own: readonly OwnRow[], facts: string): ScreenRow[] {
  const said = new Map(facts.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line]));
  return own.map((row) => {
    const [, traits = 'p', title = ''] = said.get(row.path)?.split(' ') ?? [];
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
