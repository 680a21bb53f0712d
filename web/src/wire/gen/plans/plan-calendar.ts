// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the year ahead, day by day */
export const planCalendar = /* @__PURE__ */ operation<InputAt<operations['planCalendar']>, OutputAt<operations['planCalendar']>>({
  id: 'planCalendar',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/calendar',
  reads: 592,
});
