// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** search history and words */
export const listSearchWords = /* @__PURE__ */ operation<InputAt<operations['listSearchWords']>, OutputAt<operations['listSearchWords']>>({
  id: 'listSearchWords',
  method: 'GET',
  path: '/api/v1/m/searchs',
  reads: 8192,
});
