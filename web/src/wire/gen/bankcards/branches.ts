// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** branches of a bank that is paid by branch */
export const branches = /* @__PURE__ */ operation<InputAt<operations['branches']>, OutputAt<operations['branches']>>({
  id: 'branches',
  method: 'GET',
  path: '/api/v1/m/bank/branches',
});
