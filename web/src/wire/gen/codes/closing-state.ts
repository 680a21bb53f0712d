// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of ClosingState: import * as ClosingState from this file.

/** 可以反悔 */
export const Asked = 'asked';
/** 登记机构处理中 */
export const Sent = 'sent';
/** 已取消 */
export const Cancelled = 'cancelled';
/** 没有注销 */
export const Refused = 'refused';
/** 已注销 */
export const Closed = 'closed';
