// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** profit over a range */
export const profitRange = /* @__PURE__ */ operation<InputAt<operations['profitRange']>, OutputAt<operations['profitRange']>>({
  id: 'profitRange',
  path: '/proxy/hwm/bff/asset/rangeProfitTrend',
  reads: 32,
});
