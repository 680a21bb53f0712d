// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what is told by which channel */
export const messageSettings = /* @__PURE__ */ operation<InputAt<operations['messageSettings']>, OutputAt<operations['messageSettings']>>({
  id: 'messageSettings',
  path: '/proxy/hwm/bff/member/info/msgConfig',
  reads: 2176,
});
