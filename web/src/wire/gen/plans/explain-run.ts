// Generated from contract/rooms/plans.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** why a run came to nothing */
export const explainRun = /* @__PURE__ */ operation<InputAt<operations['explainRun']>, OutputAt<operations['explainRun']>>({
  id: 'explainRun',
  method: 'GET',
  path: '/api/v1/m/fixprotocol/getFixProtocolBackDes',
  reads: 784,
});
