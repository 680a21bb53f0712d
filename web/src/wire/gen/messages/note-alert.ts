// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** an alert was shown */
export const noteAlert = /* @__PURE__ */ operation<InputAt<operations['noteAlert']>, OutputAt<operations['noteAlert']>>({
  id: 'noteAlert',
  path: '/api/v1/m/alert/log',
  silent: true,
});
