// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of DividendMethod: import * as DividendMethod from this file.

/** 红利再投资 */
export const Reinvest = '0';
/** 现金分红 */
export const Cash = '1';
