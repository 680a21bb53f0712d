// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** risk questionnaire */
export const riskQuestions = /* @__PURE__ */ operation<InputAt<operations['riskQuestions']>, OutputAt<operations['riskQuestions']>>({
  id: 'riskQuestions',
  path: '/proxy/hwm/bff/member/info/riskQuestions',
  reads: 6144,
});
