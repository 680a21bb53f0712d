// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Relation: import * as Relation from this file.

/** 儿子 */
export const Son = 'son';
/** 女儿 */
export const Daughter = 'daughter';
/** 其他 */
export const Other = 'other';
