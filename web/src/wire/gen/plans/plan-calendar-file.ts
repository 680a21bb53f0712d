// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the year ahead for a calendar, by its link */
export const planCalendarFile = /* @__PURE__ */ operation<InputAt<operations['planCalendarFile']>, OutputAt<operations['planCalendarFile']>>({
  id: 'planCalendarFile',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/calendar.ics',
  sealed: false,
  reads: 592,
  blob: true,
});
