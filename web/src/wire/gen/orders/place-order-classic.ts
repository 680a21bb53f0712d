// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** buy or subscribe a public fund */
export const placeOrderClassic = /* @__PURE__ */ operation<InputAt<operations['placeOrderClassic']>, OutputAt<operations['placeOrderClassic']>>({
  id: 'placeOrderClassic',
  path: '/api/v1/m/buy',
  idempotent: true,
  writes: 1280,
});
