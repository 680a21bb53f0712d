// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Purpose: import * as Purpose from this file.

/** 开户与交易 */
export const Account = 'account';
/** 证件和银行卡 */
export const Sensitive = 'sensitive';
/** 客户经理查看 */
export const Adviser = 'adviser';
/** 合作方 */
export const Partner = 'partner';
/** 未成年人信息 */
export const Minor = 'minor';
/** 个人养老金账户信息 */
export const Pension = 'pension';
/** 推荐与营销 */
export const Marketing = 'marketing';
