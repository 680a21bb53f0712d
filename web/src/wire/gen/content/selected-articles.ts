// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** selected articles */
export const selectedArticles = /* @__PURE__ */ operation<InputAt<operations['selectedArticles']>, OutputAt<operations['selectedArticles']>>({
  id: 'selectedArticles',
  method: 'GET',
  path: '/api/v1/m/infoselection',
});
