// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the next days of a cycle, each shift with its reason */
export const planNextDatesClassic = /* @__PURE__ */ operation<InputAt<operations['planNextDatesClassic']>, OutputAt<operations['planNextDatesClassic']>>({
  id: 'planNextDatesClassic',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/nextdate',
  silent: true,
  reads: 80,
});
