// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a page: its cards */
export const showPage = /* @__PURE__ */ operation<InputAt<operations['showPage']>, OutputAt<operations['showPage']>>({
  id: 'showPage',
  path: '/proxy/hwm/bff/member/card/findPageInfo',
});
