// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of DataClass: import * as DataClass from this file.

/** 身份与证件 */
export const Identity = 'identity';
/** 联系方式 */
export const Contact = 'contact';
/** 银行卡 */
export const Cards = 'cards';
/** 财务与职业 */
export const Finance = 'finance';
/** 交易与持仓 */
export const Trades = 'trades';
/** 协议与测评 */
export const Agreements = 'agreements';
/** 设备与登录 */
export const Devices = 'devices';
/** 使用记录 */
export const Usage = 'usage';
