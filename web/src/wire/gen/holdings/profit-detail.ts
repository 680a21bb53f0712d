// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit of one product */
export const profitDetail = /* @__PURE__ */ operation<InputAt<operations['profitDetail']>, OutputAt<operations['profitDetail']>>({
  id: 'profitDetail',
  method: 'GET',
  path: '/api/v1/m/profitdetail',
  reads: 32,
});
