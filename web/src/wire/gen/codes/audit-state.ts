// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of AuditState: import * as AuditState from this file.

/** 审核中 */
export const UnderReview = '0';
/** 审核通过 */
export const Passed = '1';
/** 审核未通过 */
export const Failed = '2';
/** 已撤回 */
export const Withdrawn = '3';
