// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** log in by WeChat and the mobile */
export const logInByWeChat = /* @__PURE__ */ operation<InputAt<operations['logInByWeChat']>, OutputAt<operations['logInByWeChat']>>({
  id: 'logInByWeChat',
  path: '/api/v1/m/wcloginverifymobile',
  writes: 16384,
});
