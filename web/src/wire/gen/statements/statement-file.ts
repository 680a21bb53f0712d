// Generated from contract/rooms/statements.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a statement in PDF */
export const statementFile = /* @__PURE__ */ operation<InputAt<operations['statementFile']>, OutputAt<operations['statementFile']>>({
  id: 'statementFile',
  path: '/api/v1/m/statements/file',
  large: true,
});
