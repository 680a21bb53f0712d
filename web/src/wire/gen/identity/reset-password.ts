// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** set a new password */
export const resetPassword = /* @__PURE__ */ operation<InputAt<operations['resetPassword']>, OutputAt<operations['resetPassword']>>({
  id: 'resetPassword',
  path: '/api/v1/m/resetpassword',
  writes: 16512,
});
