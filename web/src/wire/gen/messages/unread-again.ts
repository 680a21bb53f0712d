// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what was read at once is unread again */
export const unreadAgain = /* @__PURE__ */ operation<InputAt<operations['unreadAgain']>, OutputAt<operations['unreadAgain']>>({
  id: 'unreadAgain',
  path: '/proxy/hwm/bff/member/aim/unreadAgain',
  writes: 128,
});
