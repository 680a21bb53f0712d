// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** messages, the newest first */
export const messages = /* @__PURE__ */ operation<InputAt<operations['messages']>, OutputAt<operations['messages']>>({
  id: 'messages',
  path: '/proxy/hwm/bff/member/aim/messages',
  silent: true,
  reads: 384,
});
