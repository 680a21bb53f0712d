// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pause, resume or end a plan */
export const adjustPlan = /* @__PURE__ */ operation<InputAt<operations['adjustPlan']>, OutputAt<operations['adjustPlan']>>({
  id: 'adjustPlan',
  path: '/api/v1/m/fixapply/adjust',
  idempotent: true,
  writes: 640,
});
