// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** message kinds not wanted */
export const unwantedKinds = /* @__PURE__ */ operation<InputAt<operations['unwantedKinds']>, OutputAt<operations['unwantedKinds']>>({
  id: 'unwantedKinds',
  method: 'GET',
  path: '/api/v1/m/blacklist/pquery',
  reads: 128,
});
