// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** fee of a purchase with its explanation */
export const buyFee = /* @__PURE__ */ operation<InputAt<operations['buyFee']>, OutputAt<operations['buyFee']>>({
  id: 'buyFee',
  path: '/proxy/hwm/bff/trade/tradeFee',
  reads: 1088,
});
