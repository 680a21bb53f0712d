// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** an article or a notice was read */
export const readForPoints = /* @__PURE__ */ operation<InputAt<operations['readForPoints']>, OutputAt<operations['readForPoints']>>({
  id: 'readForPoints',
  path: '/proxy/hwm/bff/member/jiadou/read',
  silent: true,
  writes: 1024,
});
