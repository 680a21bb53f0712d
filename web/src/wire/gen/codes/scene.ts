// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of Scene: import * as Scene from this file.

/** 教育金 */
export const Education = 'baby_education';
/** 成长金 */
export const Growth = 'baby_growth';
/** 旅行金 */
export const Travel = 'baby_travel';
/** 启动金 */
export const Start = 'baby_start';
/** 其他愿望 */
export const Other = 'baby_other';
