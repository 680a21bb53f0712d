// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the user record */
export const userinfo = /* @__PURE__ */ operation<InputAt<operations['userinfo']>, OutputAt<operations['userinfo']>>({
  id: 'userinfo',
  method: 'GET',
  path: '/api/v1/m/userinfo',
  reads: 22548,
});
