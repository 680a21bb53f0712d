// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of FundStatus: import * as FundStatus from this file.

/** 开放申购 */
export const Open = '0';
/** 认购期 */
export const Raising = '1';
/** 发行成功 */
export const RaisingSucceeded = '2';
/** 发行失败 */
export const RaisingFailed = '3';
/** 暂停交易 */
export const TradingStopped = '4';
/** 暂停申购 */
export const PurchaseStopped = '5';
/** 暂停赎回 */
export const RedemptionStopped = '6';
/** 权益登记 */
export const RightsRegistration = '7';
/** 红利发放 */
export const DividendPaying = '8';
/** 封闭期 */
export const Closed = '9';
/** 基金终止 */
export const Terminated = 'a';
