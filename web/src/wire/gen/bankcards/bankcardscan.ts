// Generated from contract/rooms/bankcards.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** read a card's number from a photo: a form with file (JPG, PNG or WebP, at most 2 MB), which is not kept; answers {available, reason, cardNo: {value, score, check}} */
export const bankcardscan = /* @__PURE__ */ operation<InputAt<operations['bankcardscan']>, OutputAt<operations['bankcardscan']>>({
  id: 'bankcardscan',
  path: '/api/v1/m/bankcardscan',
  sealed: false,
  silent: true,
});
