// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** buy or subscribe a public fund */
export const placeOrder = /* @__PURE__ */ operation<InputAt<operations['placeOrder']>, OutputAt<operations['placeOrder']>>({
  id: 'placeOrder',
  path: '/proxy/hwm/bff/trade/public/buy',
  idempotent: true,
  writes: 1280,
});
