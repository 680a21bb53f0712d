// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pension account: limit, paid this year, holdings */
export const pensionAccount = /* @__PURE__ */ operation<InputAt<operations['pensionAccount']>, OutputAt<operations['pensionAccount']>>({
  id: 'pensionAccount',
  path: '/api/v1/m/pension/account',
  reads: 374,
});
