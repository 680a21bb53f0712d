// Generated from contract/rooms/statements.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** mail a statement to the e-mail on file */
export const mailStatementOf = /* @__PURE__ */ operation<InputAt<operations['mailStatementOf']>, OutputAt<operations['mailStatementOf']>>({
  id: 'mailStatementOf',
  path: '/api/v1/m/statements/mail',
  idempotent: true,
  writes: 128,
});
