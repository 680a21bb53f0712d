// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** ask again for a payout that the bank refused */
export const payAgain = /* @__PURE__ */ operation<InputAt<operations['payAgain']>, OutputAt<operations['payAgain']>>({
  id: 'payAgain',
  path: '/api/v1/m/payout/again',
  idempotent: true,
  writes: 256,
});
