// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** use a code for a sensitive change */
export const checkOwnCode = /* @__PURE__ */ operation<InputAt<operations['checkOwnCode']>, OutputAt<operations['checkOwnCode']>>({
  id: 'checkOwnCode',
  path: '/proxy/hwm/bff/common/verify/checkVerifyCode',
});
