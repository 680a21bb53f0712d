// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change how the customer wants to trade */
export const setTrading = /* @__PURE__ */ operation<InputAt<operations['setTrading']>, OutputAt<operations['setTrading']>>({
  id: 'setTrading',
  path: '/api/v1/m/trading/settings',
  writes: 2176,
});
