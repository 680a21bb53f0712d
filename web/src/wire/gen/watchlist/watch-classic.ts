// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** add to the watchlist */
export const watchClassic = /* @__PURE__ */ operation<InputAt<operations['watchClassic']>, OutputAt<operations['watchClassic']>>({
  id: 'watchClassic',
  path: '/api/v1/m/collection/add',
  writes: 32768,
});
