// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** unbind the WeChat, and log out */
export const unbindWeChat = /* @__PURE__ */ operation<InputAt<operations['unbindWeChat']>, OutputAt<operations['unbindWeChat']>>({
  id: 'unbindWeChat',
  path: '/api/v1/m/unbind',
  writes: 16512,
});
