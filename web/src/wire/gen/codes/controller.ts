// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Controller: import * as Controller from this file.

/** 我本人 */
export const Own = '1';
/** 他人 */
export const Other = '2';
