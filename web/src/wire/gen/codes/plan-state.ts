// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of PlanState: import * as PlanState from this file.

/** 进行中 */
export const Running = '1';
/** 已暂停 */
export const Paused = '2';
/** 已终止 */
export const Ended = '3';
/** 已完成 */
export const Finished = '4';
