// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** an activity */
export const activityDetail = /* @__PURE__ */ operation<InputAt<operations['activityDetail']>, OutputAt<operations['activityDetail']>>({
  id: 'activityDetail',
  path: '/proxy/api/v3/activity/mp/activity/detail',
  silent: true,
  reads: 16,
});
