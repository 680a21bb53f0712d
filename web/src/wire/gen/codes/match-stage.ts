// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of MatchStage: import * as MatchStage from this file.

/** 浏览 */
export const Browse = 'browse';
/** 买入 */
export const Buy = 'buy';
