// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** verify the password */
export const verifyPassword = /* @__PURE__ */ operation<InputAt<operations['verifyPassword']>, OutputAt<operations['verifyPassword']>>({
  id: 'verifyPassword',
  path: '/proxy/hwm/bff/common/verify/passwordVerify',
});
