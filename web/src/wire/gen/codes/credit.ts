// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Credit: import * as Credit from this file.

/** 无不良诚信记录 */
export const None = '0';
/** 税务机关记录 */
export const Tax = '1';
/** 被列为失信被执行人 */
export const Court = '2';
/** 证券监管机构处罚或市场禁入 */
export const Regulator = '3';
/** 其他不良记录 */
export const Other = '9';
