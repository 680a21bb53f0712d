// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the documents of a fund as files */
export const productFiles = /* @__PURE__ */ operation<InputAt<operations['productFiles']>, OutputAt<operations['productFiles']>>({
  id: 'productFiles',
  method: 'GET',
  path: '/api/v1/m/productfiles',
  reads: 80,
});
