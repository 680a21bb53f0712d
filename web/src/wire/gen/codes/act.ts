// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Act: import * as Act from this file.

/** 同意 */
export const Given = 'given';
/** 撤回 */
export const Withdrawn = 'withdrawn';
/** 迁移 */
export const Migrated = 'migrated';
