// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** ask for all of it in one file */
export const beginTakeaway = /* @__PURE__ */ operation<InputAt<operations['beginTakeaway']>, OutputAt<operations['beginTakeaway']>>({
  id: 'beginTakeaway',
  path: '/api/v1/m/privacy/takeaway',
  writes: 16512,
});
