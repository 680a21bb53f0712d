// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** choose the branch of a card */
export const chooseBranch = /* @__PURE__ */ operation<InputAt<operations['chooseBranch']>, OutputAt<operations['chooseBranch']>>({
  id: 'chooseBranch',
  path: '/api/v1/m/bankcard/branch',
  writes: 4,
});
