// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the next days of a cycle, each shift with its reason */
export const planNextDates = /* @__PURE__ */ operation<InputAt<operations['planNextDates']>, OutputAt<operations['planNextDates']>>({
  id: 'planNextDates',
  path: '/proxy/hwm/bff/trade/queryFixProtocolNextDay',
  silent: true,
  reads: 80,
});
