// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** convert a holding into another fund */
export const convert = /* @__PURE__ */ operation<InputAt<operations['convert']>, OutputAt<operations['convert']>>({
  id: 'convert',
  path: '/proxy/hwm/bff/trade/public/convert',
  idempotent: true,
  writes: 288,
});
