// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of CostMethod: import * as CostMethod from this file.

/** 平均成本 */
export const Average = 'average';
/** 摊薄成本 */
export const Diluted = 'diluted';
