// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** assets of all children's accounts */
export const childAssets = /* @__PURE__ */ operation<InputAt<operations['childAssets']>, OutputAt<operations['childAssets']>>({
  id: 'childAssets',
  method: 'GET',
  path: '/api/v1/m/getBabyAsset',
  reads: 296,
});
