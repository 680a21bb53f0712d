// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Income: import * as Income from this file.

/** 10万元以下 */
export const Below100k = '1';
/** 10万至20万元 */
export const To200k = '2';
/** 20万至50万元 */
export const To500k = '3';
/** 50万至100万元 */
export const To1m = '4';
/** 100万元以上 */
export const Above1m = '5';
