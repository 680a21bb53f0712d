// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Kind: import * as Kind from this file.

/** 交易和到账 */
export const Trade = 'trade';
/** 账户安全 */
export const Security = 'security';
/** 分红 */
export const Dividend = 'dividend';
/** 证件和审核 */
export const Certificate = 'certificate';
/** 持有和自选的公告 */
export const Notice = 'notice';
/** 净值提醒 */
export const Nav = 'nav';
/** 活动 */
export const Activity = 'activity';
