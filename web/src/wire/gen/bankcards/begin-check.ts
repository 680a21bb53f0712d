// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pay a few fen to a card, to be named */
export const beginCheck = /* @__PURE__ */ operation<InputAt<operations['beginCheck']>, OutputAt<operations['beginCheck']>>({
  id: 'beginCheck',
  path: '/api/v1/m/bankcard/check/begin',
  writes: 4,
});
