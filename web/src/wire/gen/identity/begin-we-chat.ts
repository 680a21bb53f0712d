// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** ask somebody to authorise at WeChat */
export const beginWeChat = /* @__PURE__ */ operation<InputAt<operations['beginWeChat']>, OutputAt<operations['beginWeChat']>>({
  id: 'beginWeChat',
  path: '/api/v1/m/wechat/begin',
});
