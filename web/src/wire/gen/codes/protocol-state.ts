// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of ProtocolState: import * as ProtocolState from this file.

/** 未签约 */
export const None = '0';
/** 签约中 */
export const Signing = '1';
/** 可用 */
export const Valid = '2';
/** 已解约 */
export const Revoked = '3';
/** 签约失败 */
export const Failed = '4';
