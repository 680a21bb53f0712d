// Generated from contract/rooms/funds.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** agreements of a fund */
export const listProtocols = /* @__PURE__ */ operation<InputAt<operations['listProtocols']>, OutputAt<operations['listProtocols']>>({
  id: 'listProtocols',
  path: '/proxy/hwm/bff/product/publicFund/protocolAndExplain',
  reads: 80,
});
