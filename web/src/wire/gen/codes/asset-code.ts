// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of AssetCode: import * as AssetCode from this file.

/** 公募基金 */
export const Public = 'public';
/** 私募基金 */
export const Private = 'private';
/** 投顾组合 */
export const Portfolio = 'portfolio';
/** 小账户 */
export const Child = 'child';
/** 个人养老金 */
export const Pension = 'pension';
/** 活钱 */
export const Cash = 'cash';
