// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** articles */
export const articles = /* @__PURE__ */ operation<InputAt<operations['articles']>, OutputAt<operations['articles']>>({
  id: 'articles',
  path: '/proxy/hwm/bff/member/rpc/informationList',
});
