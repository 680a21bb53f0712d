// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of ProofType: import * as ProofType from this file.

/** 身份证件 */
export const Certificate = 'cert';
/** 银行卡 */
export const Card = 'card';
/** 更新的身份证件 */
export const Renewal = 'renewal';
