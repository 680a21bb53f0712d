// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of PayStatus: import * as PayStatus from this file.

/** 未支付 */
export const Unpaid = '0';
/** 支付中 */
export const Paying = '1';
/** 支付成功 */
export const Paid = '2';
/** 支付失败 */
export const PayFailed = '3';
/** 退款中 */
export const Refunding = '4';
/** 已退款 */
export const Refunded = '5';
/** 已到账 */
export const PaidOut = '6';
/** 打款失败 */
export const PayoutFailed = '7';
/** 已转购 */
export const Onward = '8';
