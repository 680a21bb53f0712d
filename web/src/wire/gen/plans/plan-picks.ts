// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** index funds open to plans, by size */
export const planPicks = /* @__PURE__ */ operation<InputAt<operations['planPicks']>, OutputAt<operations['planPicks']>>({
  id: 'planPicks',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/picks',
  silent: true,
  reads: 80,
});
