import { assetOverview } from '@/wire/gen/holdings';
import { kept, PROFIT_KEPT_MS } from '@/wire/kept';

/** The name under which the overview is kept. */
export const OVERVIEW = 'myprofit';

/** The overview of assets and profit, kept for two hours. */
export function overview() {
  return kept(OVERVIEW, PROFIT_KEPT_MS, assetOverview());
}
