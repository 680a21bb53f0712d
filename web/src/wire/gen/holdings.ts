// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
export { heldFundsClassic } from './holdings/held-funds-classic';
export { selfProfit } from './holdings/self-profit';
export { profitSummary } from './holdings/profit-summary';
export { profitDetail } from './holdings/profit-detail';
export { shareLots } from './holdings/share-lots';
export { assetAnalysis } from './holdings/asset-analysis';
export { heldDetail } from './holdings/held-detail';
export { pastFunds } from './holdings/past-funds';
export { heldFunds } from './holdings/held-funds';
export { assetOverview } from './holdings/asset-overview';
export { profitByFund } from './holdings/profit-by-fund';
export { profitLine } from './holdings/profit-line';
export { profitHistory } from './holdings/profit-history';
export { dividendMethod } from './holdings/dividend-method';
export { dividendMethods } from './holdings/dividend-methods';
export { profitRange } from './holdings/profit-range';
export type { components } from './holdings/contract';
