// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** unbind a card on which nothing is left */
export const unbindCard = /* @__PURE__ */ operation<InputAt<operations['unbindCard']>, OutputAt<operations['unbindCard']>>({
  id: 'unbindCard',
  path: '/api/v1/m/bankcard/unbind',
  writes: 4,
});
