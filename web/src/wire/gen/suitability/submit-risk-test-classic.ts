// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** submit the risk questionnaire */
export const submitRiskTestClassic = /* @__PURE__ */ operation<InputAt<operations['submitRiskTestClassic']>, OutputAt<operations['submitRiskTestClassic']>>({
  id: 'submitRiskTestClassic',
  path: '/api/v1/m/risk/submit',
  idempotent: true,
  writes: 4096,
});
