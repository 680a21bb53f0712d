// Generated from contract/rooms/privacy.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what is held of a kind, value by value, masked */
export const heldValues = /* @__PURE__ */ operation<InputAt<operations['heldValues']>, OutputAt<operations['heldValues']>>({
  id: 'heldValues',
  method: 'GET',
  path: '/api/v1/m/privacy/held/values',
  reads: 18438,
});
