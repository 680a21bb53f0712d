// Generated from contract/rooms/content.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** an agreement */
export const agreementDetail = /* @__PURE__ */ operation<InputAt<operations['agreementDetail']>, OutputAt<operations['agreementDetail']>>({
  id: 'agreementDetail',
  path: '/proxy/hwm/bff/member/rpc/agreementDetail',
  silent: true,
  reads: 2,
});
