// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** products once held */
export const pastFunds = /* @__PURE__ */ operation<InputAt<operations['pastFunds']>, OutputAt<operations['pastFunds']>>({
  id: 'pastFunds',
  path: '/proxy/hwm/bff/asset/hisAsset',
  reads: 288,
});
