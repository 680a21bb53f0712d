// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** match of customer and product */
export const tradeRiskMatch = /* @__PURE__ */ operation<InputAt<operations['tradeRiskMatch']>, OutputAt<operations['tradeRiskMatch']>>({
  id: 'tradeRiskMatch',
  path: '/proxy/hwm/bff/trade/tradeRiskMatch',
  reads: 6144,
  writes: 4096,
});
