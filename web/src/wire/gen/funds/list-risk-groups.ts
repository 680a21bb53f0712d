// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** funds by their level of risk */
export const listRiskGroups = /* @__PURE__ */ operation<InputAt<operations['listRiskGroups']>, OutputAt<operations['listRiskGroups']>>({
  id: 'listRiskGroups',
  method: 'GET',
  path: '/api/v1/m/fundrankings/risk',
  reads: 64,
});
