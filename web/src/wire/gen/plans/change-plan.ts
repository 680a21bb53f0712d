// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change a fixed-invest plan */
export const changePlan = /* @__PURE__ */ operation<InputAt<operations['changePlan']>, OutputAt<operations['changePlan']>>({
  id: 'changePlan',
  path: '/proxy/hwm/bff/trade/modifyBuyFixProtocol',
  idempotent: true,
  writes: 640,
});
