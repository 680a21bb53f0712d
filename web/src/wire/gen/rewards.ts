// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
export { activities } from './rewards/activities';
export { myPoints } from './rewards/my-points';
export { pointLessons } from './rewards/point-lessons';
export { activityDetail } from './rewards/activity-detail';
export { buyLesson } from './rewards/buy-lesson';
export { readLesson } from './rewards/read-lesson';
export { readForPoints } from './rewards/read-for-points';
export { pointRules } from './rewards/point-rules';
export { signInForPoints } from './rewards/sign-in-for-points';
export type { components } from './rewards/contract';
