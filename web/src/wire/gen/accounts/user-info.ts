// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the user record */
export const userInfo = /* @__PURE__ */ operation<InputAt<operations['userInfo']>, OutputAt<operations['userInfo']>>({
  id: 'userInfo',
  path: '/proxy/hwm/bff/member/info/userInfo',
  reads: 22548,
});
