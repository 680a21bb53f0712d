// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one entry of a dictionary */
export const dictionaryEntry = /* @__PURE__ */ operation<InputAt<operations['dictionaryEntry']>, OutputAt<operations['dictionaryEntry']>>({
  id: 'dictionaryEntry',
  path: '/proxy/hwm/bff/common/dict/queryDetail',
});
