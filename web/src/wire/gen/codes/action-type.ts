// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of ActionType: import * as ActionType from this file.

/** 已知晓匹配结果 */
export const MismatchAcknowledged = '10';
