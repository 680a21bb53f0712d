// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** all results of the risk questionnaire */
export const riskResults = /* @__PURE__ */ operation<InputAt<operations['riskResults']>, OutputAt<operations['riskResults']>>({
  id: 'riskResults',
  path: '/proxy/hwm/bff/member/info/riskResults',
  reads: 4096,
});
