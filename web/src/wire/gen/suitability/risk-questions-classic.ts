// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** risk questionnaire */
export const riskQuestionsClassic = /* @__PURE__ */ operation<InputAt<operations['riskQuestionsClassic']>, OutputAt<operations['riskQuestionsClassic']>>({
  id: 'riskQuestionsClassic',
  method: 'GET',
  path: '/api/v1/m/riskquestionnaire',
  reads: 6144,
});
