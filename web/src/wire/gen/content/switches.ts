// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** feature switches */
export const switches = /* @__PURE__ */ operation<InputAt<operations['switches']>, OutputAt<operations['switches']>>({
  id: 'switches',
  path: '/api/v1/m/switcher',
});
