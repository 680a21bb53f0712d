// Generated from contract/rooms/market.json by scripts/gen.mjs; do not edit.
export { indexTrend } from './market/index-trend';
export { listIndices } from './market/list-indices';
export { showValuation } from './market/show-valuation';
export { showIndexBoard } from './market/show-index-board';
export type { components } from './market/contract';
