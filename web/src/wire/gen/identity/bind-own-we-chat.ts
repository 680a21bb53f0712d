// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bind a WeChat to the customer */
export const bindOwnWeChat = /* @__PURE__ */ operation<InputAt<operations['bindOwnWeChat']>, OutputAt<operations['bindOwnWeChat']>>({
  id: 'bindOwnWeChat',
  path: '/api/v1/m/bindwechat',
  writes: 16512,
});
