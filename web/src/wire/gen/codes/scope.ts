// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Scope: import * as Scope from this file.

/** 持仓和收益 */
export const Holdings = 'holdings';
/** 交易记录 */
export const Orders = 'orders';
/** 风险等级和基本资料 */
export const Profile = 'profile';
