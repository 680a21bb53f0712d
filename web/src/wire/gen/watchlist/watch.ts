// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** add to the watchlist */
export const watch = /* @__PURE__ */ operation<InputAt<operations['watch']>, OutputAt<operations['watch']>>({
  id: 'watch',
  path: '/proxy/hwm/bff/common/fav/addFav',
  writes: 32768,
});
