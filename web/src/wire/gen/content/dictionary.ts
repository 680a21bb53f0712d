// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one dictionary */
export const dictionary = /* @__PURE__ */ operation<InputAt<operations['dictionary']>, OutputAt<operations['dictionary']>>({
  id: 'dictionary',
  path: '/proxy/hwm/bff/common/dict/query',
});
