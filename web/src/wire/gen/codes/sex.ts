// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Sex: import * as Sex from this file.

/** 男 */
export const Male = '1';
/** 女 */
export const Female = '2';
