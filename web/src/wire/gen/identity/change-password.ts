// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change the password */
export const changePassword = /* @__PURE__ */ operation<InputAt<operations['changePassword']>, OutputAt<operations['changePassword']>>({
  id: 'changePassword',
  path: '/api/v1/m/security/password',
  writes: 16512,
});
