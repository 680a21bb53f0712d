import type { components } from '@/wire/gen/funds';

type Theme = components['schemas']['Theme'];

/**
 * Themes with the funds that a customer of this level may buy without a warning; a theme that
 * has none goes. Without a level all stay: a visitor has not been asked yet.
 */
export function matchThemes(themes: readonly Theme[], level?: string | null): Theme[] {
  const fits = (theme: Theme) => ({
    ...theme,
    funds: theme.funds.filter((fund) => !level || fund.riskLevel <= level),
  });
  return themes.map(fits).filter(({ funds }) => funds.length > 0);
}
