// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of PlanAct: import * as PlanAct from this file.

/** 暂停 */
export const Pause = 'pause';
/** 恢复 */
export const Resume = 'resume';
/** 终止 */
export const End = 'end';
