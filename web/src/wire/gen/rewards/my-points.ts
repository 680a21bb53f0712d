// Generated from contract/rooms/rewards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** points balance and records */
export const myPoints = /* @__PURE__ */ operation<InputAt<operations['myPoints']>, OutputAt<operations['myPoints']>>({
  id: 'myPoints',
  method: 'GET',
  path: '/api/v1/m/getJiadouInfo',
  silent: true,
  reads: 1040,
});
