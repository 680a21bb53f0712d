// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** notes on a child */
export const childNotes = /* @__PURE__ */ operation<InputAt<operations['childNotes']>, OutputAt<operations['childNotes']>>({
  id: 'childNotes',
  method: 'GET',
  path: '/api/v1/m/child/comments',
  reads: 8,
});
