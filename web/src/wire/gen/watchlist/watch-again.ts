// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** take a removal back */
export const watchAgain = /* @__PURE__ */ operation<InputAt<operations['watchAgain']>, OutputAt<operations['watchAgain']>>({
  id: 'watchAgain',
  path: '/proxy/hwm/bff/common/fav/restoreFav',
  writes: 32768,
});
