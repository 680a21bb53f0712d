// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** change one item */
export const changeOneItem = /* @__PURE__ */ operation<InputAt<operations['changeOneItem']>, OutputAt<operations['changeOneItem']>>({
  id: 'changeOneItem',
  path: '/api/v1/m/userinfo/separatechange',
  writes: 2176,
});
