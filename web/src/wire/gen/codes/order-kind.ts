// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of OrderKind: import * as OrderKind from this file.

/** 认购 */
export const Subscribe = '020';
/** 买入 */
export const Buy = '022';
/** 定投 */
export const Instalment = '039';
/** 智能定投 */
export const SmartInstalment = '090';
/** 赎回 */
export const Redeem = '024';
/** 快速赎回 */
export const QuickRedeem = '098';
/** 强制赎回 */
export const ForcedRedeem = '142';
/** 转换 */
export const Convert = '036';
/** 份额划转 */
export const Move = '026';
/** 修改分红方式 */
export const DividendMethod = '029';
/** 分红 */
export const Dividend = '143';
/** 强制调增 */
export const ForcedIncrease = '144';
/** 强制调减 */
export const ForcedDecrease = '145';
