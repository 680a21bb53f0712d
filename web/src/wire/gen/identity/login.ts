// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** log in with the password */
export const login = /* @__PURE__ */ operation<InputAt<operations['login']>, OutputAt<operations['login']>>({
  id: 'login',
  path: '/api/v1/m/login',
  writes: 16384,
});
