// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what plans take in the next days */
export const planAhead = /* @__PURE__ */ operation<InputAt<operations['planAhead']>, OutputAt<operations['planAhead']>>({
  id: 'planAhead',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/ahead',
  reads: 592,
});
