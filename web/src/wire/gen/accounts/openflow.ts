// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** steps of opening */
export const openflow = /* @__PURE__ */ operation<InputAt<operations['openflow']>, OutputAt<operations['openflow']>>({
  id: 'openflow',
  method: 'GET',
  path: '/api/v1/m/openflow',
  reads: 6164,
});
