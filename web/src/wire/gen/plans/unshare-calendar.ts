// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** end the link to the calendar */
export const unshareCalendar = /* @__PURE__ */ operation<InputAt<operations['unshareCalendar']>, OutputAt<operations['unshareCalendar']>>({
  id: 'unshareCalendar',
  path: '/api/v1/m/fixprotocol/calendar/unshare',
  writes: 512,
});
