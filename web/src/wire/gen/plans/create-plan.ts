// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** make a fixed-invest plan */
export const createPlan = /* @__PURE__ */ operation<InputAt<operations['createPlan']>, OutputAt<operations['createPlan']>>({
  id: 'createPlan',
  path: '/proxy/hwm/bff/trade/createBuyFixProtocol',
  idempotent: true,
  writes: 640,
});
