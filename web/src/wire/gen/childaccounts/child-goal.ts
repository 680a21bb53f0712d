// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what a wish takes a month, under three assumptions */
export const childGoal = /* @__PURE__ */ operation<InputAt<operations['childGoal']>, OutputAt<operations['childGoal']>>({
  id: 'childGoal',
  path: '/api/v1/m/child/goal',
  silent: true,
  reads: 16,
});
