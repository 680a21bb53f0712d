// Generated from contract/rooms/orders.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** funds a holding may convert into */
export const convertTargets = /* @__PURE__ */ operation<InputAt<operations['convertTargets']>, OutputAt<operations['convertTargets']>>({
  id: 'convertTargets',
  method: 'GET',
  path: '/api/v1/m/convert/list',
  reads: 352,
});
