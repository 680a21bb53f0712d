// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** make or change a child's account, or add a note */
export const createChild = /* @__PURE__ */ operation<InputAt<operations['createChild']>, OutputAt<operations['createChild']>>({
  id: 'createChild',
  path: '/api/v1/m/child/create',
  idempotent: true,
  writes: 12,
});
