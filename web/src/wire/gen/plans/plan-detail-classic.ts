// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a plan with its runs and its return */
export const planDetailClassic = /* @__PURE__ */ operation<InputAt<operations['planDetailClassic']>, OutputAt<operations['planDetailClassic']>>({
  id: 'planDetailClassic',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/detail',
  reads: 2900,
});
