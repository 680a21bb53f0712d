// Generated from contract/rooms/messages.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** message kinds that are not wanted */
export const setUnwanted = /* @__PURE__ */ operation<InputAt<operations['setUnwanted']>, OutputAt<operations['setUnwanted']>>({
  id: 'setUnwanted',
  path: '/api/v1/m/blacklistDset',
  writes: 128,
});
