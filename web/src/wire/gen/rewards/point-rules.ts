// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** how points are earned, what they buy */
export const pointRules = /* @__PURE__ */ operation<InputAt<operations['pointRules']>, OutputAt<operations['pointRules']>>({
  id: 'pointRules',
  path: '/proxy/hwm/bff/member/jiadou/rules',
  silent: true,
  reads: 16,
});
