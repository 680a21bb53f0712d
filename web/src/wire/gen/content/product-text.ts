// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** a product and its classes, to read */
export const productText = /* @__PURE__ */ operation<InputAt<operations['productText']>, OutputAt<operations['productText']>>({
  id: 'productText',
  path: '/proxy/hwm/bff/member/aim/findProDetail',
  reads: 16,
});
