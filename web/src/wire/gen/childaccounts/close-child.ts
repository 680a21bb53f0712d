// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** close a child's account in which nothing is left */
export const closeChild = /* @__PURE__ */ operation<InputAt<operations['closeChild']>, OutputAt<operations['closeChild']>>({
  id: 'closeChild',
  path: '/api/v1/m/child/close',
  idempotent: true,
  writes: 12,
});
