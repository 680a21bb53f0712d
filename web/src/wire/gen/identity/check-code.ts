// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** check an SMS code */
export const checkCode = /* @__PURE__ */ operation<InputAt<operations['checkCode']>, OutputAt<operations['checkCode']>>({
  id: 'checkCode',
  path: '/api/v1/m/normal/verifycode',
});
