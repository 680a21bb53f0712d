// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** make a fixed-invest plan */
export const createPlanClassic = /* @__PURE__ */ operation<InputAt<operations['createPlanClassic']>, OutputAt<operations['createPlanClassic']>>({
  id: 'createPlanClassic',
  path: '/api/v1/m/fixapply/add',
  idempotent: true,
  writes: 640,
});
