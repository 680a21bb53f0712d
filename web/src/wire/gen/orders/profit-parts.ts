// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** how the profits are composed */
export const profitParts = /* @__PURE__ */ operation<InputAt<operations['profitParts']>, OutputAt<operations['profitParts']>>({
  id: 'profitParts',
  path: '/proxy/hwm/bff/asset/profit/parts',
  reads: 288,
});
