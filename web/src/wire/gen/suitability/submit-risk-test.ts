// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** submit the risk questionnaire */
export const submitRiskTest = /* @__PURE__ */ operation<InputAt<operations['submitRiskTest']>, OutputAt<operations['submitRiskTest']>>({
  id: 'submitRiskTest',
  path: '/proxy/hwm/bff/member/info/riskQuestionsSubmit',
  idempotent: true,
  writes: 4096,
});
