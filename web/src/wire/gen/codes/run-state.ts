// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of RunState: import * as RunState from this file.

/** 扣款中 */
export const Paying = '1';
/** 已扣款 */
export const Paid = '2';
/** 扣款失败 */
export const Failed = '3';
/** 本期跳过 */
export const Skipped = '4';
/** 银行没有答复 */
export const Unknown = '5';
/** 未能执行 */
export const Missed = '6';
/** 下午再试 */
export const Again = '7';
/** 已撤单 */
export const Cancelled = '8';
