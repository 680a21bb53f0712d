// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bind a WeChat by a code, and log in */
export const bindWeChat = /* @__PURE__ */ operation<InputAt<operations['bindWeChat']>, OutputAt<operations['bindWeChat']>>({
  id: 'bindWeChat',
  path: '/api/v1/m/bind',
  writes: 16512,
});
