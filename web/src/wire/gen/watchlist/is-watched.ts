// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** is it on the watchlist */
export const isWatched = /* @__PURE__ */ operation<InputAt<operations['isWatched']>, OutputAt<operations['isWatched']>>({
  id: 'isWatched',
  path: '/proxy/hwm/bff/common/fav/isFav',
  reads: 32768,
});
