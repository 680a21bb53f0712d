// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the ladders of smart plans */
export const planRules = /* @__PURE__ */ operation<InputAt<operations['planRules']>, OutputAt<operations['planRules']>>({
  id: 'planRules',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/rules',
  silent: true,
  reads: 16,
});
