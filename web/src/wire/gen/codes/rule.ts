// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Rule: import * as Rule from this file.

/** 跟均线 */
export const Average = 'average';
/** 跟回撤 */
export const Drawdown = 'drawdown';
