// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** mail a code that confirms an address */
export const sendEmailCode = /* @__PURE__ */ operation<InputAt<operations['sendEmailCode']>, OutputAt<operations['sendEmailCode']>>({
  id: 'sendEmailCode',
  path: '/proxy/hwm/bff/common/verify/sendEmailCode',
});
