// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** running activities */
export const activities = /* @__PURE__ */ operation<InputAt<operations['activities']>, OutputAt<operations['activities']>>({
  id: 'activities',
  method: 'GET',
  path: '/api/v1/m/activity/activityActList',
  silent: true,
  reads: 2064,
});
