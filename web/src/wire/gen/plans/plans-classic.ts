// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** plans that run or rest, or those that are over */
export const plansClassic = /* @__PURE__ */ operation<InputAt<operations['plansClassic']>, OutputAt<operations['plansClassic']>>({
  id: 'plansClassic',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/list',
  reads: 2900,
});
