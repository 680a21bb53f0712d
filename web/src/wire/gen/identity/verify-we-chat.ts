// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** who came from the house's account on WeChat */
export const verifyWeChat = /* @__PURE__ */ operation<InputAt<operations['verifyWeChat']>, OutputAt<operations['verifyWeChat']>>({
  id: 'verifyWeChat',
  path: '/api/v1/m/fwh/verify',
});
