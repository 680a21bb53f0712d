// Generated from contract/rooms/identity.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** whose page a customer is to go to */
export const liveTarget = /* @__PURE__ */ operation<InputAt<operations['liveTarget']>, OutputAt<operations['liveTarget']>>({
  id: 'liveTarget',
  method: 'GET',
  path: '/api/v1/m/live/target',
  silent: true,
});
