// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** plans that run or rest, or those that are over */
export const plans = /* @__PURE__ */ operation<InputAt<operations['plans']>, OutputAt<operations['plans']>>({
  id: 'plans',
  path: '/proxy/hwm/bff/trade/queryFixProtocolList',
  reads: 2900,
});
