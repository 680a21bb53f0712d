// Generated from contract/rooms/statements.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the months and years of which there are statements */
export const statements = /* @__PURE__ */ operation<InputAt<operations['statements']>, OutputAt<operations['statements']>>({
  id: 'statements',
  method: 'GET',
  path: '/api/v1/m/statements',
  reads: 2480,
});
