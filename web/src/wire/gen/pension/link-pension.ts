// Generated from contract/rooms/pension.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** link the customer's pension account */
export const linkPension = /* @__PURE__ */ operation<InputAt<operations['linkPension']>, OutputAt<operations['linkPension']>>({
  id: 'linkPension',
  path: '/api/v1/m/pension/link',
  writes: 260,
});
