// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** match of customer and product */
export const riskMatchClassic = /* @__PURE__ */ operation<InputAt<operations['riskMatchClassic']>, OutputAt<operations['riskMatchClassic']>>({
  id: 'riskMatchClassic',
  path: '/api/v1/m/risk/match',
  reads: 6144,
  writes: 4096,
});
