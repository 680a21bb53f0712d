// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** go to an app's page, and say there who it is */
export const liveCode = /* @__PURE__ */ operation<InputAt<operations['liveCode']>, OutputAt<operations['liveCode']>>({
  id: 'liveCode',
  path: '/api/v1/m/live/code',
});
