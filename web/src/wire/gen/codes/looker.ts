// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Looker: import * as Looker from this file.

/** 客户经理 */
export const Manager = 'manager';
/** 合作方 */
export const Partner = 'partner';
/** 审核 */
export const Auditor = 'auditor';
