// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the order that a key placed; without one, the key is closed */
export const placedUnder = /* @__PURE__ */ operation<InputAt<operations['placedUnder']>, OutputAt<operations['placedUnder']>>({
  id: 'placedUnder',
  path: '/proxy/hwm/bff/trade/queryPlaced',
  silent: true,
  reads: 256,
});
