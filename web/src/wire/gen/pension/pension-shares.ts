// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the funds of the pension directory in force */
export const pensionShares = /* @__PURE__ */ operation<InputAt<operations['pensionShares']>, OutputAt<operations['pensionShares']>>({
  id: 'pensionShares',
  method: 'GET',
  path: '/api/v1/m/pension/shares',
  silent: true,
  reads: 80,
});
