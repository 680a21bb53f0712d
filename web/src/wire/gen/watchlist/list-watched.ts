// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the watchlist */
export const listWatched = /* @__PURE__ */ operation<InputAt<operations['listWatched']>, OutputAt<operations['listWatched']>>({
  id: 'listWatched',
  path: '/api/v1/m/collections',
  reads: 32832,
});
