// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** is a product open for buying */
export const buyStatus = /* @__PURE__ */ operation<InputAt<operations['buyStatus']>, OutputAt<operations['buyStatus']>>({
  id: 'buyStatus',
  method: 'GET',
  path: '/api/v1/m/buy/status',
  reads: 80,
});
