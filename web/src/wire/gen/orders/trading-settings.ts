// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** how the customer wants to trade */
export const tradingSettings = /* @__PURE__ */ operation<InputAt<operations['tradingSettings']>, OutputAt<operations['tradingSettings']>>({
  id: 'tradingSettings',
  method: 'GET',
  path: '/api/v1/m/trading/settings',
  reads: 2048,
});
