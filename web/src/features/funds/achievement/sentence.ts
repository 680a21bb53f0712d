import { inPercent, magnitude } from '@/lib/figures';
import type { components } from '@/wire/gen/funds';
import { achievementWords as words } from './words';

export type Achievement = components['schemas']['Achievement'];

/** Years won, and the honest part: the deepest fall and how long it took to come back. */
export function holdingText({ yearsCompared, yearsBetter, falls }: Achievement): string {
  const [deepest] = falls;
  const sentences = [
    yearsCompared > 1 && words.years(yearsCompared, yearsBetter),
    deepest && fallText(deepest),
  ];
  const said = sentences.filter(Boolean);
  return said.length > 0 ? `${said.join('。')}。` : '';
}

function fallText({ depth, recoveredDate, fallDays, recoveryDays }: Fall): string {
  const fell = `${magnitude(inPercent(depth))}%`;
  return recoveredDate ? words.back(fell, fallDays + recoveryDays) : words.notBack(fell);
}

type Fall = Achievement['falls'][number];
