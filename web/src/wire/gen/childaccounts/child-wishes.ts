// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** the children with their wishes */
export const childWishes = /* @__PURE__ */ operation<InputAt<operations['childWishes']>, OutputAt<operations['childWishes']>>({
  id: 'childWishes',
  path: '/proxy/hwm/bff/asset/queryChildAccounts',
  silent: true,
  reads: 826,
});
