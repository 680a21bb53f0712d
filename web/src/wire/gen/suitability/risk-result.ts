// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** last result of the risk questionnaire */
export const riskResult = /* @__PURE__ */ operation<InputAt<operations['riskResult']>, OutputAt<operations['riskResult']>>({
  id: 'riskResult',
  path: '/proxy/hwm/bff/member/info/riskResult',
  reads: 6160,
});
