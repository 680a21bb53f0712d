// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of FeeKind: import * as FeeKind from this file.

/** 申购费 */
export const Buy = 'buy';
/** 赎回费 */
export const Redeem = 'redeem';
/** 转换费 */
export const Convert = 'convert';
