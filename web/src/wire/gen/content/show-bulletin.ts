// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a notice of the company */
export const showBulletin = /* @__PURE__ */ operation<InputAt<operations['showBulletin']>, OutputAt<operations['showBulletin']>>({
  id: 'showBulletin',
  method: 'GET',
  path: '/api/v1/m/bulletindetail',
  reads: 16,
});
