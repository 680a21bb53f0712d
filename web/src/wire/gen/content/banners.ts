// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** banners of a place */
export const banners = /* @__PURE__ */ operation<InputAt<operations['banners']>, OutputAt<operations['banners']>>({
  id: 'banners',
  method: 'GET',
  path: '/api/v1/m/bannerlist',
});
