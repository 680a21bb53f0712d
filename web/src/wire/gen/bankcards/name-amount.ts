// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** name what was paid to a card */
export const nameAmount = /* @__PURE__ */ operation<InputAt<operations['nameAmount']>, OutputAt<operations['nameAmount']>>({
  id: 'nameAmount',
  path: '/api/v1/m/bankcard/check/confirm',
  writes: 4,
});
