// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit summary */
export const profitSummary = /* @__PURE__ */ operation<InputAt<operations['profitSummary']>, OutputAt<operations['profitSummary']>>({
  id: 'profitSummary',
  method: 'GET',
  path: '/api/v1/m/myprofit',
  reads: 32,
});
