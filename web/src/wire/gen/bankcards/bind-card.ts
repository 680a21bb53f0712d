// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bind a card with the channel's code */
export const bindCard = /* @__PURE__ */ operation<InputAt<operations['bindCard']>, OutputAt<operations['bindCard']>>({
  id: 'bindCard',
  path: '/api/v1/m/bindcard',
  idempotent: true,
  writes: 4,
});
