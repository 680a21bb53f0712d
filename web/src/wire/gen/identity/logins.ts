// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** history of logins */
export const logins = /* @__PURE__ */ operation<InputAt<operations['logins']>, OutputAt<operations['logins']>>({
  id: 'logins',
  method: 'GET',
  path: '/api/v1/m/security/logins',
  reads: 16384,
});
