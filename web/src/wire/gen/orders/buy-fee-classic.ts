// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** fee of a purchase with its explanation */
export const buyFeeClassic = /* @__PURE__ */ operation<InputAt<operations['buyFeeClassic']>, OutputAt<operations['buyFeeClassic']>>({
  id: 'buyFeeClassic',
  method: 'GET',
  path: '/api/v1/m/buy/fare',
  reads: 1088,
});
