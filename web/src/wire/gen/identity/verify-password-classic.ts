// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** verify the password */
export const verifyPasswordClassic = /* @__PURE__ */ operation<InputAt<operations['verifyPasswordClassic']>, OutputAt<operations['verifyPasswordClassic']>>({
  id: 'verifyPasswordClassic',
  path: '/api/v1/m/verifypwd',
});
