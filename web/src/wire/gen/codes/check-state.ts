// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of CheckState: import * as CheckState from this file.

/** 未发起 */
export const Absent = 'none';
/** 打款中 */
export const Paying = 'paying';
/** 打款失败 */
export const Refused = 'refused';
/** 待验证 */
export const Waiting = 'waiting';
/** 次数用完 */
export const Missed = 'missed';
/** 已过期 */
export const Expired = 'expired';
/** 已通过 */
export const Passed = 'passed';
