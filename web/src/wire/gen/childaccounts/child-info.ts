// Generated from contract/rooms/childaccounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** one child: wish, holdings, plans */
export const childInfo = /* @__PURE__ */ operation<InputAt<operations['childInfo']>, OutputAt<operations['childInfo']>>({
  id: 'childInfo',
  method: 'GET',
  path: '/api/v1/m/child/info',
  reads: 2938,
});
