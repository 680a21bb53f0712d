// Generated from contract/rooms/statements.json by scripts/gen.mjs; do not edit.
export { statements } from './statements/statements';
export { statementFile } from './statements/statement-file';
export { mailStatementOf } from './statements/mail-statement-of';
export { mailMonthly } from './statements/mail-monthly';
export type { components } from './statements/contract';
