// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** remove funds */
export const unwatchClassic = /* @__PURE__ */ operation<InputAt<operations['unwatchClassic']>, OutputAt<operations['unwatchClassic']>>({
  id: 'unwatchClassic',
  path: '/api/v1/m/collection/delete',
  writes: 32768,
});
