// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what is held of the customer, why, and until when */
export const heldData = /* @__PURE__ */ operation<InputAt<operations['heldData']>, OutputAt<operations['heldData']>>({
  id: 'heldData',
  method: 'GET',
  path: '/api/v1/m/privacy/held',
  reads: 16386,
});
