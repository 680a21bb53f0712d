import { describe, expect, it } from 'vitest';
import type { components } from '@/wire/gen/funds';
import { matchThemes } from './matchThemes';

type Theme = components['schemas']['Theme'];

function theme(key: string, levels: string[]): Theme {
  const funds = levels.map((riskLevel) => ({ riskLevel }) as Theme['funds'][number]);
  return { key, title: key, subtitle: '', funds };
}

const themes = [theme('steady', ['2']), theme('index', ['4', '3']), theme('bold', ['5'])];

describe('matching of themes', () => {
  it('leaves out funds above the level, and themes without any fund', () => {
    const matched = matchThemes(themes, '3');
    expect(matched.map(({ key }) => key)).toEqual(['steady', 'index']);
    expect(matched[1]?.funds.map(({ riskLevel }) => riskLevel)).toEqual(['3']);
  });

  it('shows nobody who has not been asked what he can bear anything above R3', () => {
    const matched = matchThemes(themes, null);
    expect(matched.map(({ key }) => key)).toEqual(['steady', 'index']);
    expect(matched[1]?.funds.map(({ riskLevel }) => riskLevel)).toEqual(['3']);
  });
});
