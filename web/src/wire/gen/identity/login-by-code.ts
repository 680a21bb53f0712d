// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** log in with an SMS code */
export const loginByCode = /* @__PURE__ */ operation<InputAt<operations['loginByCode']>, OutputAt<operations['loginByCode']>>({
  id: 'loginByCode',
  path: '/api/v1/m/verifycodelogin',
  writes: 16384,
});
