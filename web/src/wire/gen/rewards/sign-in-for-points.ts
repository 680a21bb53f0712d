// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** sign in, once a day */
export const signInForPoints = /* @__PURE__ */ operation<InputAt<operations['signInForPoints']>, OutputAt<operations['signInForPoints']>>({
  id: 'signInForPoints',
  path: '/proxy/hwm/bff/member/jiadou/signIn',
  writes: 1024,
});
