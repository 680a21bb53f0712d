// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** funds to begin with, by a rule that is said */
export const childPicks = /* @__PURE__ */ operation<InputAt<operations['childPicks']>, OutputAt<operations['childPicks']>>({
  id: 'childPicks',
  method: 'GET',
  path: '/api/v1/m/recommendproducts/child',
  silent: true,
  reads: 80,
});
