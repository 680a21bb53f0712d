// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** make a link to the calendar, and end the one before */
export const shareCalendar = /* @__PURE__ */ operation<InputAt<operations['shareCalendar']>, OutputAt<operations['shareCalendar']>>({
  id: 'shareCalendar',
  path: '/api/v1/m/fixprotocol/calendar/share',
  writes: 640,
});
