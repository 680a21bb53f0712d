// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** clear the search history */
export const deleteSearchWords = /* @__PURE__ */ operation<InputAt<operations['deleteSearchWords']>, OutputAt<operations['deleteSearchWords']>>({
  id: 'deleteSearchWords',
  path: '/api/v1/m/search/delete',
  writes: 8192,
});
