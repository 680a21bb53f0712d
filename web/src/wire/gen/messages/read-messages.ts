// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a message was read, or all of them */
export const readMessages = /* @__PURE__ */ operation<InputAt<operations['readMessages']>, OutputAt<operations['readMessages']>>({
  id: 'readMessages',
  path: '/proxy/hwm/bff/member/aim/readMessages',
  silent: true,
  writes: 128,
});
