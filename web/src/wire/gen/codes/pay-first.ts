// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of PayFirst: import * as PayFirst from this file.

/** 银行卡 */
export const Card = 'card';
/** 货币基金 */
export const MoneyFund = 'moneyFund';
