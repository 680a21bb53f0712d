// Generated from contract/rooms/accounts.json by scripts/gen.mjs; do not edit.
import { operation } from '../../operation';
import type { InputAt, OutputAt } from '../../shape';
import type { operations } from './contract';

/** provinces, cities, districts */
export const districts = /* @__PURE__ */ operation<InputAt<operations['districts']>, OutputAt<operations['districts']>>({
  id: 'districts',
  method: 'GET',
  path: '/api/v1/m/user/addressDistrict',
});
