// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of WishState: import * as WishState from this file.

/** 愿望够了 */
export const Reached = 'reached';
/** 按计划能达成 */
export const OnTrack = 'onTrack';
/** 还不够 */
export const Behind = 'behind';
/** 还没有定投 */
export const Unplanned = 'unplanned';
/** 日子到了 */
export const Late = 'late';
