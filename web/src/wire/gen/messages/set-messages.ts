// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** tell what by which channel */
export const setMessages = /* @__PURE__ */ operation<InputAt<operations['setMessages']>, OutputAt<operations['setMessages']>>({
  id: 'setMessages',
  path: '/api/v1/m/operationMsgConfig',
  writes: 128,
});
