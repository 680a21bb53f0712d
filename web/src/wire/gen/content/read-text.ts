// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a text by its key */
export const readText = /* @__PURE__ */ operation<InputAt<operations['readText']>, OutputAt<operations['readText']>>({
  id: 'readText',
  method: 'GET',
  path: '/api/v1/m/knowledges',
  reads: 2,
});
