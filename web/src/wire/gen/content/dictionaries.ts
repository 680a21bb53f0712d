// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** dictionaries */
export const dictionaries = /* @__PURE__ */ operation<InputAt<operations['dictionaries']>, OutputAt<operations['dictionaries']>>({
  id: 'dictionaries',
  method: 'GET',
  path: '/api/v1/m/dictionary',
});
