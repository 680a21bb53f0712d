// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of OrderStatus: import * as OrderStatus from this file.

/** 确认中 */
export const Accepted = '0';
/** 确认中 */
export const Sent = '3';
/** 确认中 */
export const Acknowledged = '5';
/** 确认成功 */
export const Confirmed = '1';
/** 部分确认 */
export const PartlyConfirmed = '6';
/** 确认失败 */
export const Rejected = '2';
/** 确认失败 */
export const Void = '4';
/** 已撤单 */
export const Cancelled = '7';
