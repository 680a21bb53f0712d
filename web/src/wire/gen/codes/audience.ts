// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Audience: import * as Audience from this file.

/** 所有人 */
export const Everyone = 'everyone';
/** 已开户客户 */
export const Opened = 'opened';
/** 新客户 */
export const Newcomers = 'newcomers';
