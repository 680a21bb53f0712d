// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change the e-mail */
export const changeEmail = /* @__PURE__ */ operation<InputAt<operations['changeEmail']>, OutputAt<operations['changeEmail']>>({
  id: 'changeEmail',
  path: '/api/v1/m/emailchange',
  writes: 2176,
});
