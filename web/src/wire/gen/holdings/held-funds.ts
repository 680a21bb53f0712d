// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** holdings */
export const heldFunds = /* @__PURE__ */ operation<InputAt<operations['heldFunds']>, OutputAt<operations['heldFunds']>>({
  id: 'heldFunds',
  path: '/proxy/hwm/bff/asset/myAccount',
  reads: 288,
});
