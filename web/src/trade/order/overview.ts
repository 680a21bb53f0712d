import { assetOverview } from '@/wire/gen/holdings';
import { kept, PROFIT_KEPT_MS } from '@/wire/kept';

/** The overview of assets and profit, kept for two hours. */
export function overview() {
  return kept(assetOverview, PROFIT_KEPT_MS);
}
