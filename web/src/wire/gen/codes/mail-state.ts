// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of MailState: import * as MailState from this file.

/** 发送中 */
export const Waiting = '1';
/** 已发出 */
export const Taken = '2';
/** 邮箱拒收 */
export const Refused = '3';
/** 没有发出 */
export const GivenUp = '4';
