import type { components } from '@/wire/gen/funds';

type Theme = components['schemas']['Theme'];

/** Of somebody who has not been asked what he can bear: nothing above R3. */
const UNKNOWN = '3';

/**
 * Themes with the funds that a customer of this level may buy without a warning; a theme that
 * has none goes.
 */
export function matchThemes(themes: readonly Theme[], level?: string | null): Theme[] {
  const fits = (theme: Theme) => ({
    ...theme,
    funds: theme.funds.filter((fund) => fund.riskLevel <= (level || UNKNOWN)),
  });
  return themes.map(fits).filter(({ funds }) => funds.length > 0);
}
