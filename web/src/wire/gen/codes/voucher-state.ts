// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of VoucherState: import * as VoucherState from this file.

/** 冻结中 */
export const Frozen = 'frozen';
/** 已使用 */
export const Used = 'used';
/** 已退回 */
export const Returned = 'returned';
