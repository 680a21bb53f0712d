// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** whether the calendar has a link */
export const calendarLink = /* @__PURE__ */ operation<InputAt<operations['calendarLink']>, OutputAt<operations['calendarLink']>>({
  id: 'calendarLink',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/calendar/link',
  reads: 512,
});
