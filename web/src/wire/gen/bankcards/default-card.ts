// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** make a card the one that is offered first */
export const defaultCard = /* @__PURE__ */ operation<InputAt<operations['defaultCard']>, OutputAt<operations['defaultCard']>>({
  id: 'defaultCard',
  path: '/api/v1/m/bankcard/default',
  writes: 4,
});
