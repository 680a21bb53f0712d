// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of InvestingPurpose: import * as InvestingPurpose from this file.

/** 财富增值 */
export const Growth = '1';
/** 养老储备 */
export const Pension = '2';
/** 子女教育 */
export const Education = '3';
/** 闲钱管理 */
export const Cash = '4';
/** 其他 */
export const Other = '9';
