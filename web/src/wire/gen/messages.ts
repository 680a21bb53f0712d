// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
export { noteAlert } from './messages/note-alert';
export { unwantedKinds } from './messages/unwanted-kinds';
export { setUnwanted } from './messages/set-unwanted';
export { setMessages } from './messages/set-messages';
export { messageDetail } from './messages/message-detail';
export { messages } from './messages/messages';
export { readMessages } from './messages/read-messages';
export { unreadAgain } from './messages/unread-again';
export { unreadMessages } from './messages/unread-messages';
export { messageSettings } from './messages/message-settings';
export type { components } from './messages/contract';
