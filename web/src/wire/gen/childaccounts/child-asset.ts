// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** assets of one child's account */
export const childAsset = /* @__PURE__ */ operation<InputAt<operations['childAsset']>, OutputAt<operations['childAsset']>>({
  id: 'childAsset',
  method: 'GET',
  path: '/api/v1/m/getbabyasset',
  reads: 296,
});
