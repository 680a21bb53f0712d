// Generated from contract/rooms/advisors.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the bound manager */
export const boundManager = /* @__PURE__ */ operation<InputAt<operations['boundManager']>, OutputAt<operations['boundManager']>>({
  id: 'boundManager',
  path: '/proxy/hwm/bff/member/manager/queryCustMangerInfo',
  reads: 17,
});
