// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what may move into a child's account, and out of it */
export const movableShares = /* @__PURE__ */ operation<InputAt<operations['movableShares']>, OutputAt<operations['movableShares']>>({
  id: 'movableShares',
  method: 'GET',
  path: '/api/v1/m/child/movable',
  reads: 380,
});
