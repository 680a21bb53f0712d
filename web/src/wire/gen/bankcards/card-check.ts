// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the small-amount check of a card */
export const cardCheck = /* @__PURE__ */ operation<InputAt<operations['cardCheck']>, OutputAt<operations['cardCheck']>>({
  id: 'cardCheck',
  method: 'GET',
  path: '/api/v1/m/bankcard/check',
  reads: 4,
});
