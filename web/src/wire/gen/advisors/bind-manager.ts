// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bind the customer to a manager */
export const bindManager = /* @__PURE__ */ operation<InputAt<operations['bindManager']>, OutputAt<operations['bindManager']>>({
  id: 'bindManager',
  path: '/proxy/hwm/bff/member/manager/bindCustManger',
  writes: 1,
});
