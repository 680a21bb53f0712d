// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** remove from the watchlist */
export const unwatch = /* @__PURE__ */ operation<InputAt<operations['unwatch']>, OutputAt<operations['unwatch']>>({
  id: 'unwatch',
  path: '/proxy/hwm/bff/common/fav/removeFav',
  writes: 32768,
});
