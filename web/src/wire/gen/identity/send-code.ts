// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** send an SMS code for a purpose */
export const sendCode = /* @__PURE__ */ operation<InputAt<operations['sendCode']>, OutputAt<operations['sendCode']>>({
  id: 'sendCode',
  path: '/api/v1/m/message',
});
