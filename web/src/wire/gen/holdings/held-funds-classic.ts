// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** holdings */
export const heldFundsClassic = /* @__PURE__ */ operation<InputAt<operations['heldFundsClassic']>, OutputAt<operations['heldFundsClassic']>>({
  id: 'heldFundsClassic',
  path: '/api/v1/m/getAssetsHold',
  reads: 288,
});
