// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** pages of a type */
export const pagesOfType = /* @__PURE__ */ operation<InputAt<operations['pagesOfType']>, OutputAt<operations['pagesOfType']>>({
  id: 'pagesOfType',
  path: '/proxy/hwm/bff/member/card/findPageInfoByType',
});
