// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** hand in a proof for audit */
export const submitProof = /* @__PURE__ */ operation<InputAt<operations['submitProof']>, OutputAt<operations['submitProof']>>({
  id: 'submitProof',
  path: '/api/v1/m/open/proof',
  writes: 2048,
});
