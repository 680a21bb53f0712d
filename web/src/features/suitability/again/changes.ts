import type { components } from '@/wire/gen/suitability';
import { againResultWords as words } from './words';

type Change = components['schemas']['ProductChange'];

/** How far a product may be bought, the least first. */
const REACH = ['closed', 'confirm', 'open'] as const;

const reach = (match: Change['now']) => REACH.indexOf(match);

/** Whether more, less or as much may be done with products of a level. */
export function turnOf({ before, now }: Change): 'more' | 'less' | 'same' {
  const turn = reach(now) - reach(before);
  return turn === 0 ? 'same' : turn > 0 ? 'more' : 'less';
}

/** What a new class opens and closes, a sentence for each kind of change. */
export function sentencesOf(products: readonly Change[]): string[] {
  const where = (turn: 'more' | 'less', to: Change['now']) =>
    products.filter((one) => turnOf(one) === turn && one.now === to).map((one) => one.fundRisk);
  const told = [
    [where('more', 'open'), words.opened],
    [where('more', 'confirm'), words.allowed],
    [where('less', 'confirm'), words.warned],
    [where('less', 'closed'), words.lost],
  ] as const;
  const said = told.filter(([levels]) => levels.length > 0).map(([levels, say]) => say(levels));
  return said.length > 0 ? said : [words.same];
}
