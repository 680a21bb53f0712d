// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** send a code to the customer */
export const sendOwnCode = /* @__PURE__ */ operation<InputAt<operations['sendOwnCode']>, OutputAt<operations['sendOwnCode']>>({
  id: 'sendOwnCode',
  path: '/proxy/hwm/bff/common/verify/sendVerifyCode',
});
