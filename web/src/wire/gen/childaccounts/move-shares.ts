// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** move shares between the own account and a child's */
export const moveShares = /* @__PURE__ */ operation<InputAt<operations['moveShares']>, OutputAt<operations['moveShares']>>({
  id: 'moveShares',
  path: '/api/v1/m/child/move',
  idempotent: true,
  writes: 288,
});
