// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** order and group the watchlist */
export const arrangeWatched = /* @__PURE__ */ operation<InputAt<operations['arrangeWatched']>, OutputAt<operations['arrangeWatched']>>({
  id: 'arrangeWatched',
  path: '/proxy/hwm/bff/common/fav/arrangeFav',
  idempotent: true,
  writes: 32768,
});
