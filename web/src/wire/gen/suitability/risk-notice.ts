// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** risk notification letter of a fund */
export const riskNotice = /* @__PURE__ */ operation<InputAt<operations['riskNotice']>, OutputAt<operations['riskNotice']>>({
  id: 'riskNotice',
  method: 'GET',
  path: '/api/v1/m/risk/notice',
});
