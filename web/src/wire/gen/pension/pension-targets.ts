// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pension funds a holding may convert into */
export const pensionTargets = /* @__PURE__ */ operation<InputAt<operations['pensionTargets']>, OutputAt<operations['pensionTargets']>>({
  id: 'pensionTargets',
  path: '/api/v1/m/pension/trade/convert/target/list',
  reads: 80,
});
