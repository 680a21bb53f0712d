// Generated from contract/rooms/holdings.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one holding */
export const heldDetail = /* @__PURE__ */ operation<InputAt<operations['heldDetail']>, OutputAt<operations['heldDetail']>>({
  id: 'heldDetail',
  path: '/proxy/hwm/bff/asset/heldAssetsDetails',
  reads: 288,
});
