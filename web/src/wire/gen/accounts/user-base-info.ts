// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the basic user record */
export const userBaseInfo = /* @__PURE__ */ operation<InputAt<operations['userBaseInfo']>, OutputAt<operations['userBaseInfo']>>({
  id: 'userBaseInfo',
  path: '/proxy/hwm/bff/member/info/userBaseInfo',
  reads: 22548,
});
