// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** whether who authorised can be bound */
export const prebindWeChat = /* @__PURE__ */ operation<InputAt<operations['prebindWeChat']>, OutputAt<operations['prebindWeChat']>>({
  id: 'prebindWeChat',
  path: '/api/v1/m/prebind',
});
