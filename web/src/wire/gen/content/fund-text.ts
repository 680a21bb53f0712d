// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** what a fund is, to read */
export const fundText = /* @__PURE__ */ operation<InputAt<operations['fundText']>, OutputAt<operations['fundText']>>({
  id: 'fundText',
  path: '/proxy/hwm/bff/member/aim/findFundDetail',
});
