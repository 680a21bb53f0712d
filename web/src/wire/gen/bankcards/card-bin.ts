// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** bank of a card number */
export const cardBin = /* @__PURE__ */ operation<InputAt<operations['cardBin']>, OutputAt<operations['cardBin']>>({
  id: 'cardBin',
  method: 'GET',
  path: '/api/v1/m/cardbin',
});
