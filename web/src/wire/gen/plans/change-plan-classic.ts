// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change a fixed-invest plan */
export const changePlanClassic = /* @__PURE__ */ operation<InputAt<operations['changePlanClassic']>, OutputAt<operations['changePlanClassic']>>({
  id: 'changePlanClassic',
  path: '/api/v1/m/fixapply/modify',
  idempotent: true,
  writes: 640,
});
