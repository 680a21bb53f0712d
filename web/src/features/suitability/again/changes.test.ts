import { expect, test } from 'vitest';
import type { components } from '@/wire/gen/suitability';
import { sentencesOf, turnOf } from './changes';

type Change = components['schemas']['ProductChange'];
const LEVELS = ['1', '2', '3', '4', '5'] as const;

/** `oc` is open before and closed now; `f` needs a confirmation. */
function changes(pairs: string): Change[] {
  const match = { o: 'open', f: 'confirm', c: 'closed' } as const;
  const of = (letter = 'o') => match[letter as keyof typeof match];
  return pairs.split(' ').map(([before, now], at) => ({
    fundRisk: LEVELS[at] ?? '1',
    before: of(before),
    now: of(now),
  }));
}

test('what opens is told by how it opens', () => {
  expect(sentencesOf(changes('oo co co cf cf'))).toEqual([
    'R2、R3现在可以买了。',
    'R4、R5现在读完风险揭示书并确认后可以买。',
  ]);
  expect(sentencesOf(changes('oo oo fo ff ff'))).toEqual(['R3现在可以买了。']);
});

test('what is lost is told, too', () => {
  expect(sentencesOf(changes('oo oo of of ff'))).toEqual(['R3、R4以后要先读完风险揭示书并确认。']);
  expect(sentencesOf(changes('oo oc oc fc fc'))).toEqual([
    'R2、R3、R4、R5不能再买，已持有的不受影响。',
  ]);
});

test('the same class changes nothing', () => {
  expect(sentencesOf(changes('oo oo ff ff ff'))).toEqual(['能买的产品没有变化。']);
  expect(changes('oo fo of cf').map(turnOf)).toEqual(['same', 'more', 'less', 'more']);
});
