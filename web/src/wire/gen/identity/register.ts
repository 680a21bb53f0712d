// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** register and log in */
export const register = /* @__PURE__ */ operation<InputAt<operations['register']>, OutputAt<operations['register']>>({
  id: 'register',
  path: '/api/v1/m/register',
  writes: 16384,
});
