// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a plan with its runs and its return */
export const planDetail = /* @__PURE__ */ operation<InputAt<operations['planDetail']>, OutputAt<operations['planDetail']>>({
  id: 'planDetail',
  path: '/proxy/hwm/bff/trade/queryFixProtocolDetail',
  reads: 2900,
});
