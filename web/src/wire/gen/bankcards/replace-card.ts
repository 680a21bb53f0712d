// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** replace a card */
export const replaceCard = /* @__PURE__ */ operation<InputAt<operations['replaceCard']>, OutputAt<operations['replaceCard']>>({
  id: 'replaceCard',
  path: '/api/v1/m/bankcard/modify',
  writes: 4,
});
