// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** before a plan: limits, fee, cards, checks */
export const prePlan = /* @__PURE__ */ operation<InputAt<operations['prePlan']>, OutputAt<operations['prePlan']>>({
  id: 'prePlan',
  method: 'GET',
  path: '/api/v1/m/prefixapplynew',
  reads: 8052,
});
