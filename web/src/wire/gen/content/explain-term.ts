// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** meaning of a term */
export const explainTerm = /* @__PURE__ */ operation<InputAt<operations['explainTerm']>, OutputAt<operations['explainTerm']>>({
  id: 'explainTerm',
  path: '/proxy/hwm/bff/member/aim/findNounMeanDetail',
});
