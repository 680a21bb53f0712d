// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a message */
export const messageDetail = /* @__PURE__ */ operation<InputAt<operations['messageDetail']>, OutputAt<operations['messageDetail']>>({
  id: 'messageDetail',
  path: '/proxy/hwm/bff/member/aim/messageDetail',
  silent: true,
  reads: 128,
});
