// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** hand in a proof again */
export const updateProof = /* @__PURE__ */ operation<InputAt<operations['updateProof']>, OutputAt<operations['updateProof']>>({
  id: 'updateProof',
  path: '/api/v1/m/open/proof/update',
  writes: 2048,
});
