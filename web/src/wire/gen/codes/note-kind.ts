// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of NoteKind: import * as NoteKind from this file.

/** 记录 */
export const Written = 'note';
/** 开立 */
export const Opened = 'opened';
/** 修改 */
export const Changed = 'changed';
