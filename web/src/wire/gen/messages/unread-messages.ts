// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** how many messages are unread */
export const unreadMessages = /* @__PURE__ */ operation<InputAt<operations['unreadMessages']>, OutputAt<operations['unreadMessages']>>({
  id: 'unreadMessages',
  path: '/proxy/hwm/bff/member/aim/unreadMessages',
  silent: true,
  reads: 384,
});
